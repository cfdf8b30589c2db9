import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import { type Claim, type ClaimsRow, parkedIn, type Slot, type ViewState } from './collections.mongo.ts';
import type { Advance } from './read-store.ts';
import { ViewStates } from './view-states.mongo.ts';
import { type Checkpoint, RebuildOvertaken, viewId, ViewSwitched, type ViewVersion } from './view-writer.ts';

/** `_id` of the shared record. */
const SHARED = 'shared';
/** How long a live checkpoint stands still for a rebuild that is nearly done, at most. */
const HOLD_MS = 2_000;
const LOOK_AGAIN_MS = 20;

/** State of a view's version, and its claim in the shared record. */
export type Registered = ViewState & { readonly claim: Claim | undefined };

/** Which collection of each view is live or being filled, the position of each, and the shared record of positions. */
export class ViewRegistry {
  readonly #db: Db;
  readonly #states: ViewStates;
  readonly #claims: Collection<ClaimsRow>;

  constructor(db: Db) {
    this.#db = db;
    this.#states = new ViewStates(db);
    this.#claims = db.collection('claims');
  }

  async get(view: ViewVersion): Promise<Registered> {
    const [row, shared] = await Promise.all([this.#states.newest(view), this.#claims.findOne({ _id: SHARED })]);
    return { ...row, claim: claimOf(shared, view) };
  }

  async all(): Promise<readonly (ViewVersion & Registered)[]> {
    const [rows, shared] = await Promise.all([this.#states.all(), this.#claims.findOne({ _id: SHARED })]);
    return rows.filter(({ live }) => live).map((row) => ({ ...row, claim: claimOf(shared, row) }));
  }

  /** The name of the live collection; an empty one is made live when there is none. */
  async ensureLive(view: ViewVersion): Promise<string> {
    let live = newSlot(view);
    await this.#states.change(view, (state) => {
      if (!state.live) return { ...state, live };
      live = state.live;
      return undefined;
    });
    return live.collection;
  }

  /** Moves the live checkpoint, never back. `ViewSwitched` when another collection is live. */
  async moveLive(view: ViewVersion, collection: string, checkpoint: Checkpoint | undefined): Promise<void> {
    while (await this.#heldBack(view, collection, checkpoint)) await delay(LOOK_AGAIN_MS);
  }

  /** Moves the checkpoint of a collection at the side. `RebuildOvertaken` when a later rebuild took its place. */
  async moveSide(view: ViewVersion, collection: string, checkpoint: Checkpoint): Promise<void> {
    await this.#states.change(view, (state) => {
      if (state.side?.collection !== collection) throw new RebuildOvertaken(view);
      const side = slotAt(state.side, checkpoint);
      return side && { ...state, side };
    });
  }

  /** The name of a new collection at the side; a previous one no longer belongs to it. */
  async startSide(view: ViewVersion): Promise<string> {
    const side = newSlot(view);
    await this.#states.change(view, ({ live, aside }) => ({ live, side, aside }));
    return side.collection;
  }

  /**
   * The switch, in one step; a copy of the formerly live one is set aside. When it is behind, the live checkpoint is
   * held for it.
   */
  async goLive(view: ViewVersion, collection: string): Promise<'live' | 'behind'> {
    let outcome: 'live' | 'behind' = 'live';
    await this.#states.change(view, (state) => {
      const { live, side, copy } = state;
      outcome = 'live';
      if (live?.collection === collection) return undefined;
      if (side?.collection !== collection) throw new RebuildOvertaken(view);
      if ((live?.position ?? 0) <= (side.position ?? 0))
        return { live: side, aside: copy && { ...copy, kind: 'before' } };
      outcome = 'behind';
      return { ...state, heldUntil: Date.now() + HOLD_MS };
    });
    return outcome;
  }

  /** The name of a collection for a copy of the live one in its current state; undefined when there is none. */
  async startCopy(view: ViewVersion): Promise<string | undefined> {
    let copy: Slot | undefined;
    await this.#states.change(view, (state) => {
      copy = state.live && { ...state.live, ...newSlot(view) };
      return copy && { ...state, copy };
    });
    return copy?.collection;
  }

  async dropSide(view: ViewVersion, collection: string): Promise<void> {
    await this.#states.change(view, ({ live, side, aside }) => {
      return side?.collection === collection ? { live, aside } : undefined;
    });
  }

  /**
   * Makes the collection at the side the one that can be switched to. `RebuildOvertaken` when a later rebuild took its
   * place.
   */
  async setAside(view: ViewVersion, collection: string): Promise<void> {
    await this.#states.change(view, ({ live, side }) => {
      if (side?.collection !== collection) throw new RebuildOvertaken(view);
      return { live, aside: { ...side, kind: 'built' } };
    });
  }

  /** Puts the collection set aside to the side as well, and returns its name; undefined when there is none. */
  async takeAside(view: ViewVersion): Promise<string | undefined> {
    let taken: string | undefined;
    await this.#states.change(view, ({ live, aside }) => {
      taken = aside?.collection;
      if (!aside) return undefined;
      const { kind: _kind, ...side } = aside;
      return { live, side, aside };
    });
    return taken;
  }

  /** Base and position grow independently: two claims of (base, position] are then true of the overlap. */
  async advance(claims: readonly Advance[]): Promise<void> {
    const numbers = claims.flatMap(({ view, base, position }) => [
      [`${claimPath(view)}.base`, base] as const,
      [`${claimPath(view)}.position`, position] as const,
    ]);
    if (numbers.length === 0) return;
    await this.#claims.updateOne({ _id: SHARED }, { $max: Object.fromEntries(numbers) }, { upsert: true });
  }

  async forget(view: ViewVersion): Promise<void> {
    await this.#states.change(view, ({ live, side, aside }) => (live || side || aside ? {} : undefined));
    await this.#claims.updateOne({ _id: SHARED }, { $unset: { [claimPath(view)]: '' } });
  }

  /**
   * Removes the view's collections that are neither live nor at the side. They are listed before the state is read: each
   * was registered before it was made, so one that the state does not name is dead.
   */
  async removeDead(view: ViewVersion): Promise<void> {
    const listed = await this.#db.listCollections({}, { nameOnly: true }).toArray();
    const { live, side, aside, copy } = await this.get(view);
    const kept = [live, side, aside, copy].flatMap((slot) =>
      slot ? [slot.collection, parkedIn(this.#db, slot.collection).collectionName] : [],
    );
    const dead = listed.filter(({ name }) => name.startsWith(`${viewId(view)}.`) && !kept.includes(name));
    for (const { name } of dead) await this.#db.dropCollection(name);
  }

  /** Moves the live checkpoint, unless it is held for a rebuild: then true. */
  async #heldBack(view: ViewVersion, collection: string, checkpoint: Checkpoint | undefined): Promise<boolean> {
    let held = false;
    await this.#states.change(view, (state) => {
      if (state.live?.collection !== collection) throw new ViewSwitched(view);
      const moved = checkpoint && slotAt(state.live, checkpoint);
      held = moved !== undefined && isAhead(state.heldUntil);
      return moved && !held ? { ...state, live: moved } : undefined;
    });
    return held;
  }
}

/** A slot's checkpoint, advanced by the shared record where that is based on the collection's content. */
export const checkpointOf = (slot: Slot | undefined, claim?: Claim): Checkpoint | undefined => {
  if (slot?.position === undefined || slot.logId === undefined) return undefined;
  const advanced = claim && slot.position >= claim.base ? claim.position : 0;
  return { position: Math.max(slot.position, advanced), logId: slot.logId, shapes: slot.shapes };
};

/** Further in the future than a hold lasts: the clock was set back. */
const isAhead = (heldUntil = 0): boolean => heldUntil > Date.now() && heldUntil <= Date.now() + HOLD_MS;

/** Undefined when the slot is there already. */
const slotAt = ({ collection, position }: Slot, checkpoint: Checkpoint): Slot | undefined =>
  position !== undefined && position >= checkpoint.position ? undefined : { collection, ...checkpoint };

const newSlot = (view: ViewVersion): Slot => ({ collection: `${viewId(view)}.${randomUUID()}` });

const claimPath = ({ name, version }: ViewVersion): string => `claims.${name}.v${version}`;

const claimOf = (shared: ClaimsRow | null, { name, version }: ViewVersion): Claim | undefined =>
  shared?.claims?.[name]?.[`v${version}`];
