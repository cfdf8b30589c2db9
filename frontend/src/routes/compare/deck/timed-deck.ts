import { records } from '#contracts';
import type { RecordTime } from '#contracts';
import { orderTrackCodes } from '#racing';
import type { TrackCode, Tune } from '#racing';
import { queryApi } from '../../../lib/api/query-api.ts';
import type { Deck } from '../../../lib/deck/deck.ts';

const TIMES_ASKED = 200;
const MAX_CARS = 8;
const MAX_TRACKS = 15;

/** The most frequent ones, the first of equals first. */
function mostFrequent(words: readonly string[], most: number): string[] {
  const counted = new Map<string, number>();
  for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
  return [...counted]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}

/** The tracks with the most of these times, and the cars with the most times there. */
export function deckOfTimes(times: readonly RecordTime[]): Deck | undefined {
  const tracks = mostFrequent(
    times.map(({ trackCode }) => trackCode),
    MAX_TRACKS,
  );
  const there = times.filter(({ trackCode }) => tracks.includes(trackCode));
  const cars = mostFrequent(
    there.map(({ carId, tune }) => `${carId}|${tune}`),
    MAX_CARS,
  ).map((car) => {
    const [carId = '', tune = ''] = car.split('|');
    return { carId, tune: tune as Tune };
  });
  return cars.length === 0 ? undefined : { cars, tracks: orderTrackCodes(tracks as TrackCode[]), base: 0 };
}

/** Cars and tracks that have times; undefined where no time exists yet. */
export async function fetchTimedDeck(): Promise<Deck | undefined> {
  const { value } = await queryApi(records.latestTimes, { query: { limit: TIMES_ASKED } });
  return deckOfTimes(value.items);
}
