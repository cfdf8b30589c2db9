import { orderTrackCodes } from '#racing';
import type { TrackCode } from '#racing';
import type { TrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import type { Compared } from '../grid/compare-context.ts';

/** Sort orders for tracks; `gain`: where the base car does best among the cars shown stands first. */
export const trackOrders = ['type', 'name', 'road', 'gain'] as const;
export type TrackOrder = (typeof trackOrders)[number];

type Shown = Pick<Compared, 'deck' | 'times'>;

/** Tracks where the base car has no time stand behind the others. */
function placesOfBase({ deck, times }: Shown): (track: TrackCode) => number {
  return (track) => times.row(track)?.rankings[deck.base]?.place ?? Number.MAX_SAFE_INTEGER;
}

/** The tracks of the deck in this order; equal ones stay in place. */
export function tracksBy(shown: Shown, order: TrackOrder, words: TrackLabels, language: string): TrackCode[] {
  const tracks = [...shown.deck.tracks];
  const collator = new Intl.Collator(language, { numeric: true });
  switch (order) {
    case 'type':
      return orderTrackCodes(tracks);
    case 'name':
      return tracks.sort((one, other) => collator.compare(words.name(one), words.name(other)));
    case 'road':
      return tracks.sort((one, other) => collator.compare(words.road(one), words.road(other)));
    case 'gain': {
      const placeOf = placesOfBase(shown);
      return tracks.sort((one, other) => placeOf(one) - placeOf(other));
    }
  }
}
