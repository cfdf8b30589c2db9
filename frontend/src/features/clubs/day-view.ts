import type { ClubCalendar, ClubGuess, ClubSet, ClubSetKind } from '#contracts';

/** `partly`: one kind is unknown; `guessed`: nothing is known, and a prediction exists. */
export type DayState = 'known' | 'partly' | 'guessed' | 'unknown';

export type SetsOfDay = { readonly sets: readonly ClubSet[]; readonly guesses: readonly ClubGuess[] };

export type DayView = Readonly<Record<ClubSetKind, SetsOfDay>> & {
  readonly day: string;
  readonly state: DayState;
  /** Likelihood of the predicted sets, 0 to 1. */
  readonly confidence: number | undefined;
};

const SETS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

export function dayView({ days, sets, predicted }: ClubCalendar, day: string): DayView {
  const byId = new Map(sets.map((set) => [set.setId, set]));
  const told = days.find((one) => one.day === day);
  const guessed = predicted.find((one) => one.day === day);
  const setsOf = (ids: readonly string[] = [], guesses: readonly ClubGuess[] = []): SetsOfDay => {
    const found = ids.length > 0 ? ids : guesses.slice(0, SETS_A_DAY).map(({ setId }) => setId);
    return { sets: found.flatMap((id) => byId.get(id) ?? []), guesses: ids.length > 0 ? [] : guesses };
  };
  const cars = setsOf(told?.carSets, guessed?.carSets);
  const tracks = setsOf(told?.trackSets, guessed?.trackSets);
  const known = [told?.carSets, told?.trackSets].filter((ids) => ids && ids.length > 0).length;
  const first = [...cars.guesses.slice(0, SETS_A_DAY), ...tracks.guesses.slice(0, SETS_A_DAY)];
  const isGuessed = first.length > 0;
  return {
    day,
    cars,
    tracks,
    state: known === 2 ? 'known' : known === 1 ? 'partly' : isGuessed ? 'guessed' : 'unknown',
    confidence: isGuessed ? first.reduce((sum, one) => sum + one.confidence, 0) / first.length : undefined,
  };
}

export type Trust = 'likely' | 'open' | 'guess';
const LIKELY_FROM = 0.7;
const OPEN_FROM = 0.45;

export function trustOf(confidence: number): Trust {
  if (confidence >= LIKELY_FROM) return 'likely';
  return confidence >= OPEN_FROM ? 'open' : 'guess';
}

/** A pair as links name it: "germany~coastal-mix". */
export const pairText = (cars: string, tracks: string): string => `${cars}~${tracks}`;

/** The pair of a link, if the day has it; otherwise its first. */
export function pairOf(
  { cars, tracks }: DayView,
  text: string,
): { cars: ClubSet | undefined; tracks: ClubSet | undefined } {
  const [carSet = '', trackSet = ''] = text.split('~');
  const named = ({ sets }: SetsOfDay, id: string) => sets.find(({ setId }) => setId === id) ?? sets[0];
  return { cars: named(cars, carSet), tracks: named(tracks, trackSet) };
}
