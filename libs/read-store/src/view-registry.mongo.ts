import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import { type Claim, type ClaimsRow, parkedIn, type Slot, type ViewRow } from './collections.mongo.ts';
import { unlessTaken } from './driver-errors.mongo.ts';
import type { Advance } from './read-store.ts';
import { type Checkpoint, RebuildOvertaken, viewId, ViewSwitched, type ViewVersion } from './view-writer.ts';

/** `_id` of the shared record; no view's id looks so. */
const CLAIMS = 'claims';
/** How long a live checkpoint stands still for a rebuild that is nearly there, at most. */
const HOLD_MS = 2_000;
const LOOK_AGAIN_MS = 20;

/** What is known of a view's version: its row, if any, and what the shared record says of it. */
export type Registered = { readonly row: ViewRow | undefined; readonly claim: Claim | undefined };

/** Collection `views`: which collection of each view is live, how far each is, and the shared record of positions. */
export class ViewRegistry {
  readonly #db: Db;
  readonly #rows: Collection<ViewRow>;
  readonly #shared: Collection<ClaimsRow>;

  constructor(db: Db) {
    this.#db = db;
    this.#rows = db.collection('views');
    this.#shared = db.collection('views');
  }

  async get(view: ViewVersion): Promise<Registered> {
    const found = await this.#rows.find({ _id: { $in: [viewId(view), CLAIMS] } }).toArray();
    return registered(view, found);
  }

  /** Every view and version that has a live collection. */
  async all(): Promise<readonly (Registered & { readonly row: ViewRow })[]> {
    const found = await this.#rows.find().sort({ _id: 1 }).toArray();
    return found.flatMap((row) => (row.live ? { ...registered(row, found), row } : []));
  }

  /** The name of the live collection; an empty one is made live when there is none. */
  async ensureLive(view: ViewVersion): Promise<string> {
    const { name, version } = view;
    const first = { $set: { live: newSlot(view) }, $setOnInsert: { name, version } };
    await unlessTaken(() =>
      this.#rows.updateOne({ _id: viewId(view), live: { $exists: false } }, first, { upsert: true }),
    );
    const live = (await this.get(view)).row?.live;
    if (!live) throw new ViewSwitched(view);
    return live.collection;
  }

  /** Moves the live checkpoint, never back. `ViewSwitched` when another collection is live. */
  async moveLive(view: ViewVersion, collection: string, checkpoint: Checkpoint | undefined): Promise<void> {
    for (;;) {
      if (checkpoint && (await this.#moved(view, 'live', collection, checkpoint))) return;
      const { row } = await this.get(view);
      if (row?.live?.collection !== collection) throw new ViewSwitched(view);
      if (!checkpoint || (row.live.position ?? 0) >= checkpoint.position) return;
      await delay(LOOK_AGAIN_MS);
    }
  }

  /** Moves the checkpoint of a collection at the side. `RebuildOvertaken` when a later rebuild took its place. */
  async moveSide(view: ViewVersion, collection: string, checkpoint: Checkpoint): Promise<void> {
    if (await this.#moved(view, 'side', collection, checkpoint)) return;
    if ((await this.get(view)).row?.side?.collection !== collection) throw new RebuildOvertaken(view);
  }

  /** The name of a new collection at the side; one that was there before is its no longer. */
  async startSide(view: ViewVersion): Promise<string> {
    const side = newSlot(view);
    const { name, version } = view;
    const change = { $set: { side }, $setOnInsert: { name, version }, $unset: { heldUntil: '' as const } };
    await this.#rows.updateOne({ _id: viewId(view) }, change, { upsert: true });
    return side.collection;
  }

  /** The switch: one update of one document. When it is behind, the live checkpoint is held for it. */
  async goLive(view: ViewVersion, collection: string): Promise<'live' | 'behind'> {
    const { side } = (await this.get(view)).row ?? {};
    if (side?.collection !== collection) throw new RebuildOvertaken(view);
    const mine = { _id: viewId(view), 'side.collection': collection };
    const notBehind = { ...mine, 'live.position': { $not: { $gt: side.position ?? 0 } } };
    const { matchedCount } = await this.#rows.updateOne(notBehind, {
      $set: { live: side },
      $unset: { side: '', heldUntil: '' },
    });
    if (matchedCount === 1) return 'live';
    await this.#rows.updateOne(mine, { $set: { heldUntil: Date.now() + HOLD_MS } });
    return 'behind';
  }

  async dropSide(view: ViewVersion, collection: string): Promise<void> {
    const mine = { _id: viewId(view), 'side.collection': collection };
    await this.#rows.updateOne(mine, { $unset: { side: '', heldUntil: '' } });
  }

  /** Base and position grow each for itself: what two claims say of (base, position] is then true of the overlap. */
  async advance(claims: readonly Advance[]): Promise<void> {
    const numbers = claims.flatMap(({ view, base, position }) => [
      [`claims.${view.name}.v${view.version}.base`, base] as const,
      [`claims.${view.name}.v${view.version}.position`, position] as const,
    ]);
    if (numbers.length === 0) return;
    await this.#shared.updateOne({ _id: CLAIMS }, { $max: Object.fromEntries(numbers) }, { upsert: true });
  }

  async forget(view: ViewVersion): Promise<void> {
    await this.#rows.deleteOne({ _id: viewId(view) });
    await this.#shared.updateOne({ _id: CLAIMS }, { $unset: { [`claims.${view.name}.v${view.version}`]: '' } });
  }

  /**
   * Removes the view's collections that are neither live nor at the side. They are listed before the row is read: each
   * was registered before it was made, so one that the row does not name is dead.
   */
  async removeDead(view: ViewVersion): Promise<void> {
    const listed = await this.#db.listCollections({}, { nameOnly: true }).toArray();
    const { row } = await this.get(view);
    const kept = [row?.live, row?.side].flatMap((slot) =>
      slot ? [slot.collection, parkedIn(this.#db, slot.collection).collectionName] : [],
    );
    const dead = listed.filter(({ name }) => name.startsWith(`${viewId(view)}.`) && !kept.includes(name));
    for (const { name } of dead) await this.#db.dropCollection(name);
  }

  async #moved(view: ViewVersion, slot: 'live' | 'side', collection: string, { position, logId }: Checkpoint) {
    const { matchedCount } = await this.#rows.updateOne(
      {
        _id: viewId(view),
        [`${slot}.collection`]: collection,
        [`${slot}.position`]: { $not: { $gte: position } },
        ...(slot === 'live' ? { heldUntil: { $not: { $gt: Date.now() } } } : {}),
      },
      { $set: { [`${slot}.position`]: position, [`${slot}.logId`]: logId } },
    );
    return matchedCount === 1;
  }
}

/** A slot's checkpoint, moved on by the shared record where that stands on what the collection holds. */
export const checkpointOf = (slot: Slot | undefined, claim?: Claim): Checkpoint | undefined => {
  if (slot?.position === undefined || slot.logId === undefined) return undefined;
  const advanced = claim && slot.position >= claim.base ? claim.position : 0;
  return { position: Math.max(slot.position, advanced), logId: slot.logId };
};

const newSlot = (view: ViewVersion): Slot => ({ collection: `${viewId(view)}.${randomUUID()}` });

const registered = (view: ViewVersion, found: readonly (ViewRow | ClaimsRow)[]): Registered => {
  const shared = found.find(({ _id }) => _id === CLAIMS) as ClaimsRow | undefined;
  return {
    row: found.find(({ _id }) => _id === viewId(view)) as ViewRow | undefined,
    claim: shared?.claims?.[view.name]?.[`v${view.version}`],
  };
};
