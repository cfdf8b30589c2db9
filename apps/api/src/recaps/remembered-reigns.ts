import { Injectable } from '@nestjs/common';
import type { RecapMaterial, TrackPlace, TrackReign } from '#projections/recap-facts/figures/recap-entries';
import { trackReigns, type TrackReigns } from '#projections/track-reigns/track-reigns.projection';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';

const TRACKS_A_PAGE = 500;

/** The records of all tracks, by person: read once, and from then on what has changed. */
@Injectable()
export class RememberedReigns {
  readonly #byTrack = new Map<string, readonly TrackReign[]>();
  readonly #placesByTrack = new Map<string, readonly TrackPlace[]>();
  #byPerson: ReadonlyMap<string, readonly TrackReign[]> = new Map();
  #placesByPerson: ReadonlyMap<string, readonly TrackPlace[]> = new Map();
  #seen = -1;
  #reading: Promise<void> | undefined;

  constructor(@InView(trackReigns) private readonly view: View<TrackReigns>) {}

  /** The records that somebody held or took, and the times of theirs that came among the first of a track. */
  async of(person: string): Promise<Pick<RecapMaterial, 'reigns' | 'places'>> {
    this.#reading ??= this.#readChanges().finally(() => (this.#reading = undefined));
    await this.#reading;
    return { reigns: this.#byPerson.get(person) ?? [], places: this.#placesByPerson.get(person) ?? [] };
  }

  async #readChanges(): Promise<void> {
    // Asked first: what the view has read until then is in its documents.
    const position = await this.view.position();
    if (position === this.#seen) return;
    let after: string | undefined;
    let isChanged = false;
    do {
      const page = await this.view.find({
        range: { field: 'changed', from: this.#seen + 1 },
        order: { field: 'changed' },
        limit: TRACKS_A_PAGE,
        ...(after === undefined ? {} : { after }),
      });
      for (const { doc } of page.items) {
        const { trackCode } = doc;
        this.#byTrack.set(trackCode, withTrack(doc.reigns, trackCode));
        this.#placesByTrack.set(trackCode, withTrack(doc.placed, trackCode));
        isChanged = true;
      }
      after = page.next;
    } while (after !== undefined);
    if (isChanged) {
      this.#byPerson = byPerson([...this.#byTrack.values()].flat());
      this.#placesByPerson = Map.groupBy([...this.#placesByTrack.values()].flat(), ({ by }) => by);
    }
    this.#seen = position;
  }
}

const withTrack = <Of extends object>(of: readonly Of[], trackCode: string) => of.map((one) => ({ ...one, trackCode }));

const byPerson = (reigns: readonly TrackReign[]): ReadonlyMap<string, readonly TrackReign[]> => {
  const found = new Map<string, TrackReign[]>();
  for (const reign of reigns) {
    for (const person of new Set([reign.by, reign.takenBy?.by ?? reign.by])) {
      const own = found.get(person) ?? [];
      own.push(reign);
      found.set(person, own);
    }
  }
  return found;
};
