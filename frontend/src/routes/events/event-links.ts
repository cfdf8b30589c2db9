import type { PlannedEventAttributes } from '#contracts';
import { parseTrackCode, parseTune } from '#racing';
import type { TrackCode, Tune } from '#racing';
import { emptyHand, MAX_RQ } from '../../features/match/match.ts';
import { writeMatch } from '../../features/match/match-address.ts';
import type { EventHand } from '../../features/planned-events/event-hands.ts';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { pages } from '../../lib/paths.ts';

const tracksOf = (codes: readonly string[]): TrackCode[] => codes.flatMap((code) => parseTrackCode(code)?.code ?? []);

const carsOf = (hand: EventHand | undefined): { carId: string; tune: Tune }[] =>
  (hand?.cars ?? []).flatMap(({ carId, tune: text }) => {
    const tune = parseTune(text);
    return tune === undefined ? [] : [{ carId, tune }];
  });

/** The grid with tracks of a set, and the cars of a hand where there is one. */
export const compareAddress = (codes: readonly string[], hand?: EventHand): string =>
  pages.compare + writeAddress({ base: 0, tracks: [...new Set(tracksOf(codes))], cars: carsOf(hand) });

/** The match on these sets, with the user's hand where there is one. */
export function matchAddress(
  { rqLimit }: Pick<PlannedEventAttributes, 'rqLimit'>,
  sets: readonly (readonly string[])[],
  hand?: EventHand,
): string {
  const fields = writeMatch({
    own: hand ? carsOf(hand) : emptyHand,
    theirs: emptyHand,
    tracksets: sets.map(tracksOf),
    shown: 0,
    rqLimit: rqLimit ?? MAX_RQ,
    predicted: true,
  });
  const said = Object.entries(fields).filter(([, text]) => text !== '');
  return `${pages.match}?${new URLSearchParams(said).toString()}`;
}

/** "A" for the first set. */
export const setLetter = (set: number): string => String.fromCodePoint(65 + set);

/** "Europe 3/5": the number of cars of a hand. */
export const ofFive = ({ name, atLeast }: PlannedEventAttributes['requirements'][number]): string =>
  `${name} ${atLeast}/5`;
