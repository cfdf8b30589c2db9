import { carClassOf } from '../car-class.ts';
import type { CatalogueCar } from '../catalogue-car.ts';
import type { TermsFor } from './attribute-terms.ts';
import { fold } from './fold.ts';
import { termIndex, type VisitTerm } from './term-index.ts';
import { wordsOf } from './words-of.ts';

/** Words for attributes: brand, year, class and rating, tyre, drive, country, body, fuel, tags, prize. */
export type AttributeIndex = {
  /** Visits cars with an attribute for which a word starting with `word` stands. */
  beginning(word: string, visit: VisitTerm): void;
  /** The same with one typo in the word. */
  nearly(word: string, visit: VisitTerm): void;
};

/** The words of each attribute are derived once, not once per car. */
export const attributeIndex = (cars: readonly CatalogueCar[], wordsFor: TermsFor): AttributeIndex => {
  const terms = termIndex();
  const carsWith: (readonly number[])[] = [];

  const column = <Fact>(words: (fact: Fact) => Iterable<string>): AddFact<Fact> => {
    const known = new Map<Fact, number[]>();
    let last: { fact: Fact; having: number[] } | undefined;
    const begin = (fact: Fact): number[] => {
      const having: number[] = [];
      known.set(fact, having);
      for (const word of words(fact)) terms.add(word, carsWith.length);
      carsWith.push(having);
      return having;
    };
    return (fact, car) => {
      // Cars usually come by rating: one in two has the tyre of the one before it.
      if (last?.fact !== fact) last = { fact, having: known.get(fact) ?? begin(fact) };
      last.having.push(car);
    };
  };
  addFacts(cars, column(yearWords), column(ratingWords), () => column((fact) => factWords(fact, wordsFor)));

  const toCars =
    (visit: VisitTerm): VisitTerm =>
    (found, whole) => {
      for (const fact of found) visit(carsWith[fact] ?? [], whole);
    };
  return {
    beginning: (word, visit) => terms.beginning(word, toCars(visit)),
    nearly: (word, visit) => terms.nearly(word, toCars(visit)),
  };
};

type AddFact<Fact> = (fact: Fact, car: number) => void;

const addFacts = (
  cars: readonly CatalogueCar[],
  year: AddFact<number>,
  rating: AddFact<number>,
  column: () => AddFact<string>,
): void => {
  const [brand, tyre, drive, country, fuel, body, tag] = [
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
  ];
  cars.forEach((car, at) => {
    year(car.year, at);
    rating(car.rq, at);
    brand(car.brand, at);
    tyre(car.tyre, at);
    drive(car.drive, at);
    country(car.country, at);
    fuel(car.fuel, at);
    for (const style of car.body) body(style, at);
    for (const name of car.tags) tag(name, at);
    if (car.prize) tag('Prize', at);
  });
};

/** `2004`, `'04`, `2000s`. */
const yearWords = (year: number): readonly string[] => {
  const text = String(year);
  return [text, `'${text.slice(-2)}`, `${text.slice(0, -1)}0s`];
};

/** `s95`, `rq95`, `95`, `s`, `sclass`. */
const ratingWords = (rq: number): readonly string[] => {
  const letter = carClassOf(rq).toLowerCase();
  return [letter + rq, `rq${rq}`, String(rq), letter, `${letter}class`];
};

/** `off`, `road`, `offroad`, and other words for it. */
const factWords = (fact: string, wordsFor: TermsFor): ReadonlySet<string> => {
  const words = wordsOf(fold(fact));
  return new Set([...words, words.join(''), ...wordsOf(fold(wordsFor(fact)))]);
};
