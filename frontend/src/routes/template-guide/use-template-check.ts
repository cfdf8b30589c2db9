import { useMemo } from 'react';
import type { Car } from '#contracts';
import { type DeckCar, formatDeck, orderTrackCodes } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { checkTemplate, type TemplateFinding } from '../../features/templates/check-template.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { readCode } from '../code-util/read-code.ts';

export type TemplateCheck = { findings: readonly TemplateFinding<Car>[] } & (
  | { state: 'nothing' | 'unreadable' | 'loading' }
  | { state: 'failed'; problem: ProblemError; retry: () => void }
  | {
      state: 'checked';
      /** The deck as given, and in the order of the guidelines, as an address holds it. */
      share: string;
      sorted: string;
      /** Ids that the catalogue does not have. */
      unknown: readonly string[];
    }
);

/** Checks a deck link and a title by the guidelines. Nothing is sent: the catalogue is in the browser. */
export function useTemplateCheck(text: string, title: string): TemplateCheck {
  const { cars, complete, problem, retry } = useCatalogue();
  return useMemo((): TemplateCheck => {
    const titleOnly = () => checkTemplate<Car>({ title, cars: [], tracks: [], known: [] });
    const read = readCode(text);
    if (!read) return { state: 'nothing', findings: title.trim() === '' ? [] : titleOnly() };
    if (read.kind !== 'deck') return { state: 'unreadable', findings: titleOnly() };
    if (!complete && problem) return { state: 'failed', findings: titleOnly(), problem, retry };
    if (!complete) return { state: 'loading', findings: titleOnly() };
    const { deck } = read.deck;
    const byId = new Map(cars.map((car) => [car.id, car]));
    const chosen = deck.cars.flatMap(({ carId }) => byId.get(carId) ?? []);
    const sorted = { cars: sortedByRq(deck.cars, byId), tracks: orderTrackCodes(deck.tracks) };
    return {
      state: 'checked',
      // The same car in several tunes is one car of the context.
      findings: checkTemplate({ title, cars: chosen, tracks: deck.tracks, known: cars }),
      share: formatDeck(deck),
      sorted: formatDeck(sorted),
      unknown: deck.cars.map(({ carId }) => carId).filter((id) => !byId.has(id)),
    };
  }, [cars, complete, problem, retry, text, title]);
}

function sortedByRq(cars: readonly DeckCar[], byId: ReadonlyMap<string, Car>): readonly DeckCar[] {
  const rqOf = ({ carId }: DeckCar) => byId.get(carId)?.rq ?? 0;
  return cars.toSorted((one, other) => rqOf(other) - rqOf(one));
}
