import { GARAGE_EVENTS_A_STREAM, type GarageCopiesKept, garageStream } from '#domain';
import type { ActorId, Recorded } from '#kernel';
import { type GarageCopiesDoc, garageCopies } from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import { type GarageDoc, garages } from '#projections/garages/garages.projection';
import type { GarageCopy } from '#racing';
import type { View } from '#read-store';
import type { CarIds } from '../cars/car-ids.ts';
import type { UnknownValues } from '../catalogue/unknown-values.ts';
import { GarageLookups } from './garages.lookups.ts';

const ann = 'ann' as ActorId;
const copy = (at: number, won = 0): GarageCopy => ({
  copyId: `c${at.toString(36)}`,
  carId: 'Fiat_500_2008',
  points: '996',
  since: null,
  won,
  lost: 0,
  drawn: 0,
  locked: false,
});

class Shelf {
  readonly lengths = new Map<string, number>();
  readonly #docs = new Map<string, GarageDoc>();
  readonly #copies = new Map<string, GarageCopiesDoc>();
  readonly around = new GarageLookups(
    {} as CarIds,
    {} as UnknownValues,
    { get: async (key: string) => this.#stored(this.#docs.get(key)) } as unknown as View<GarageDoc>,
    {} as View<GarageCopiesDoc>,
  );

  async keep(copies: readonly GarageCopy[]): Promise<void> {
    this.#append(garageStream(await this.around.goingOn(ann)), {
      type: 'GarageCopiesKept',
      data: { owner: ann, copies },
    });
  }

  all(): readonly GarageCopy[] {
    return garageKeys(ann).flatMap((key) => this.#copies.get(key)?.copies ?? []);
  }

  #append(stream: string, { type, data }: GarageCopiesKept): void {
    const revision = this.lengths.get(stream) ?? 0;
    this.lengths.set(stream, revision + 1);
    const meta = { actor: ann, at: '2026-11-01T00:00:00.000Z' };
    const event = { type, data, stream, revision, meta } as unknown as Recorded<GarageCopiesKept>;
    for (const key of garages.keysOf(event)) {
      const doc = garages.evolve(this.#docs.get(key), event, key);
      if (doc) this.#docs.set(key, doc);
    }
    for (const key of garageCopies.keysOf(event)) {
      const doc = garageCopies.evolve(this.#copies.get(key), event, key);
      if (doc) this.#copies.set(key, doc);
    }
  }

  #stored(doc: GarageDoc | undefined) {
    return doc && { key: ann, position: 1, doc };
  }
}

describe('a garage that outgrows its stream', () => {
  it('goes on in the next one, and has all of its 3,000 copies after 5,000 edits', async () => {
    const shelf = new Shelf();
    await shelf.keep(Array.from({ length: 3_000 }, (_, at) => copy(at)));
    // Edits come one after the other.
    // oxlint-disable-next-line no-await-in-loop
    for (let edit = 0; edit < 5_000; edit += 1) await shelf.keep([copy(edit % 3_000, edit)]);
    const streams = [...shelf.lengths];
    expect(streams.map(([stream]) => stream).slice(0, 3)).toEqual(['garage-ann', 'garage-ann|2', 'garage-ann|3']);
    expect(Math.max(...streams.map(([, length]) => length))).toBe(GARAGE_EVENTS_A_STREAM);
    const copies = shelf.all();
    expect([copies.length, new Set(copies.map(({ copyId }) => copyId)).size]).toEqual([3_000, 3_000]);
    expect(copies.find(({ copyId }) => copyId === 'c0')?.won).toBe(3_000);
  });
});
