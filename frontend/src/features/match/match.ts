import { defaultTrackCodes, offeredTunes } from '#racing';
import type { TrackCode, Tune } from '#racing';

/** Five races a match: one car of each side in each. */
export const RACES = 5;
export const TRACKSETS_MAX = 8;
export const RQ_LEAST = 60;
/** The game's value for no limit. */
export const MAX_RQ = 500;
/** The full tunes: one of them is nearly always the best, and predicting others would only take longer. */
export const PREDICTED_TUNES = offeredTunes.slice(0, 3);

/** A car in its tune; undefined: an empty slot. */
export type MatchCar = { readonly carId: string; readonly tune: Tune } | undefined;
export type MatchHand = readonly MatchCar[];
export type Trackset = readonly TrackCode[];

/** A round of a challenge, by its number from 1. */
export type MatchRound = { readonly challengeId: string; readonly round: number };

/** Two hands against each other on one to eight tracksets, one of which is shown. */
export type Match = {
  readonly own: MatchHand;
  readonly theirs: MatchHand;
  readonly tracksets: readonly Trackset[];
  readonly shown: number;
  readonly rqLimit: number;
  /** Whether a predicted time counts where there is no measured one. */
  readonly predicted: boolean;
  /** The round it was opened from, to which the hand can be saved. */
  readonly round?: MatchRound;
};

export const aims = ['points', 'cheapest', 'safest'] as const;
export type Aim = (typeof aims)[number];

export const emptyHand: MatchHand = Array.from({ length: RACES }, () => undefined);
export const firstTrackset: Trackset = defaultTrackCodes.slice(0, RACES);

export const visibleTracks = ({ tracksets, shown }: Match): Trackset => tracksets[shown] ?? firstTrackset;

const replaced = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
  items.map((one, place) => (place === at ? item : one));

/** The changes of a match; each returns a new one. */
export const matchEdits = {
  setCar: (match: Match, side: 'own' | 'theirs', race: number, car: MatchCar): Match => ({
    ...match,
    [side]: replaced(match[side], race, car),
  }),
  setTrack: (match: Match, race: number, code: TrackCode): Match => ({
    ...match,
    tracksets: replaced(match.tracksets, match.shown, replaced(visibleTracks(match), race, code)),
  }),
  /** Duplicates the shown tracks, for editing. */
  addTrackset: (match: Match): Match => ({
    ...match,
    tracksets: [...match.tracksets, visibleTracks(match)].slice(0, TRACKSETS_MAX),
    shown: Math.min(match.tracksets.length, TRACKSETS_MAX - 1),
  }),
  removeTrackset: (match: Match): Match => ({
    ...match,
    tracksets: match.tracksets.filter((_, at) => at !== match.shown),
    shown: Math.max(0, match.shown - 1),
  }),
  swapSides: (match: Match): Match => ({ ...match, own: match.theirs, theirs: match.own }),
};
