import { type GarageEvent, garageStream } from '#domain';
import type { ActorId, Recorded } from '#kernel';
import { type GarageAgreement, garageAgreements } from '#projections/garage-agreements/garage-agreements.projection';
import {
  garageCopies,
  type GarageCopiesDoc,
  type StoredCopy,
} from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import { type GarageDoc, garages } from '#projections/garages/garages.projection';
import { anyEvents, type ComparedStores, type Equality, logNaming, naming } from './equality.ts';

const garagesView = anyEvents<GarageDoc>(garages);
const copiesView = anyEvents<GarageCopiesDoc>(garageCopies);
const agreementsView = anyEvents<GarageAgreement>(garageAgreements);

/** A garage as the API returns it; `copies` and `groups` by id, `countedSince` ISO 8601. */
type Told = {
  readonly copies: readonly StoredCopy[];
  readonly groups: readonly object[];
  readonly visibility: GarageDoc['visibility'];
  readonly key: string | null;
  readonly countedSince: string | null;
};

const eventsOf = async ({ eventStore }: ComparedStores, owner: ActorId): Promise<readonly Recorded<GarageEvent>[]> => {
  const events: Recorded<GarageEvent>[] = [];
  for (let part = 1; ; part += 1) {
    const some = await eventStore.read(garageStream({ owner, part }));
    if (some.length === 0) return events.toSorted((a, b) => a.position - b.position);
    events.push(...(some as unknown as readonly Recorded<GarageEvent>[]));
  }
};

const toldByLog = (events: readonly Recorded<GarageEvent>[]): Told => {
  const copies = new Map<string, StoredCopy>();
  const groups = new Map<string, object>();
  let of: Pick<Told, 'visibility' | 'key' | 'countedSince'> = { visibility: 'private', key: null, countedSince: null };
  for (const { type, data, meta } of events)
    switch (type) {
      case 'GarageCopiesKept':
        for (const copy of data.copies)
          copies.set(copy.copyId, { ...copy, textId: copies.get(copy.copyId)?.textId ?? null });
        break;
      case 'GarageCopiesRemoved':
        for (const copyId of data.copyIds) copies.delete(copyId);
        break;
      case 'GarageNoteWritten': {
        const copy = copies.get(data.copyId);
        if (copy) copies.set(data.copyId, { ...copy, textId: data.textId });
        break;
      }
      case 'GarageGroupSaved': {
        const { owner: _owner, ...group } = data;
        groups.set(data.groupId, group);
        break;
      }
      case 'GarageGroupRemoved':
        groups.delete(data.groupId);
        break;
      case 'GarageShared':
        of = { ...of, visibility: data.visibility, key: data.key };
        break;
      case 'GarageCountingAgreed':
        of = { ...of, countedSince: data.agrees ? (of.countedSince ?? meta.at) : null };
        break;
    }
  return { ...of, copies: inOrder([...copies.values()]), groups: [...groups.values()] };
};

const inOrder = (copies: readonly StoredCopy[]): readonly StoredCopy[] =>
  copies.toSorted((a, b) => (a.copyId < b.copyId ? -1 : 1));

/** A garage's content, its visibility, and since when it counts: by the views behind the pages, and by its events. */
const garage: Equality = {
  name: 'garage',
  views: ['garages', 'garage-copies', 'garage-agreements'],
  names: [
    naming(garagesView, (key) => key),
    naming(copiesView, (_, { owner }) => owner),
    naming(agreementsView, (key) => key),
  ],
  logged: logNaming<{ owner: string }>(
    ['GarageCopiesKept', 'GarageShared', 'GarageGroupSaved', 'GarageCountingAgreed'],
    ({ owner }) => owner,
  ),
  says: async (stores, owner) => {
    const { readStore } = stores;
    const doc = (await readStore.view(garagesView).get(owner))?.doc;
    const copies = [...(await readStore.view(copiesView).getMany(garageKeys(owner))).values()];
    const { visibility = 'private', key = null, groups = [] } = doc ?? {};
    const agreement = (await readStore.view(agreementsView).get(owner))?.doc;
    return {
      log: toldByLog(await eventsOf(stores, owner as ActorId)),
      views: {
        visibility,
        key,
        countedSince: agreement?.at ?? null,
        copies: inOrder(copies.flatMap(({ doc: { copies: some } }) => some)),
        groups: [...groups],
      } satisfies Told,
    };
  },
};

export const equalitiesOfGarages: readonly Equality[] = [garage];
