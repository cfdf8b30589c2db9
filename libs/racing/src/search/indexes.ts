import type { CatalogueCar } from '../catalogue-car.ts';
import { type AttributeIndex, attributeIndex } from './attribute-index.ts';
import type { TermsFor } from './attribute-terms.ts';
import { fold } from './fold.ts';
import { type NameText, nameText } from './name-text.ts';
import { type TermIndex, termIndex } from './term-index.ts';
import { wordsOf } from './words-of.ts';

/**
 * The search indexes: the words of names, names without spaces, words for attributes; and how many words each name has.
 */
export type Indexes = {
  readonly names: TermIndex;
  readonly text: NameText;
  readonly facts: AttributeIndex;
  readonly nameLengths: Uint8Array;
};

/** The words of a name are not stored: half of the time would go into moving them in memory. */
export const indexesOf = (cars: readonly CatalogueCar[], wordsFor: TermsFor): Indexes => {
  const names = termIndex();
  const characters = cars.reduce((sum, { name }) => sum + name.length + 1, 0);
  const text = nameText(cars.length, characters);
  const nameLengths = new Uint8Array(cars.length);
  cars.forEach(({ name }, car) => {
    const words = wordsOf(fold(name));
    for (const word of words) names.add(word, car);
    text.add(words);
    nameLengths[car] = words.length;
  });
  return { names, text: text.done(), facts: attributeIndex(cars, wordsFor), nameLengths };
};
