import type { Collection, Db, Filter } from 'mongodb';
import type { ViewRow, ViewState } from './collections.mongo.ts';
import { unlessTaken } from './driver-errors.mongo.ts';
import { viewId, type ViewVersion } from './view-writer.ts';

/** States kept behind the newest, so that a change made from an old one collides with later ones. */
const KEPT = 100;
const REMOVED_AT_ONCE = 50;
/** `_id`s are compared as text: changes count with this many digits. */
const DIGITS = 12;

/**
 * The state of each view's version. A change inserts the state after the one it was made from: all inserts but one are
 * refused on every server of this protocol, while not every server makes an update with a condition in one step.
 */
export class ViewStates {
  readonly #rows: Collection<ViewRow>;

  constructor(db: Db) {
    this.#rows = db.collection('views');
  }

  /** The newest row; undefined for an unknown view. */
  async newest(view: ViewVersion): Promise<ViewRow | undefined> {
    const rows = this.#rows.find(of(view)).sort({ _id: -1 }).limit(1);
    return (await rows.toArray())[0];
  }

  async all(): Promise<readonly ViewRow[]> {
    const rows = await this.#rows.find().sort({ _id: 1 }).toArray();
    return [...new Map(rows.map((row) => [viewId(row), row])).values()];
  }

  /** Makes the next state from the newest one, however often others are faster. Does nothing where there is no next. */
  async change(view: ViewVersion, next: (state: ViewState) => ViewState | undefined): Promise<void> {
    for (;;) {
      const newest = await this.newest(view);
      const state = next(newest ?? {});
      if (!state) return;
      if (await this.#insert(view, (newest?.change ?? 0) + 1, state)) return;
    }
  }

  async #insert(
    { name, version }: ViewVersion,
    change: number,
    { live, side, aside, copy, heldUntil }: ViewState,
  ): Promise<boolean> {
    const row: ViewRow = {
      _id: rowId({ name, version }, change),
      name,
      version,
      change,
      live,
      side,
      aside,
      copy,
      heldUntil,
    };
    if (!(await unlessTaken(() => this.#rows.insertOne(row)))) return false;
    const newest = await this.newest(row);
    // The row it should have collided with is removed by now: it was made from an old state, and does not count.
    if (newest && newest.change - change >= KEPT) return false;
    if (change % REMOVED_AT_ONCE === 0) await this.#rows.deleteMany(of(row, change - KEPT));
    return true;
  }
}

const rowId = (view: ViewVersion, change: number): string => `${viewId(view)}#${String(change).padStart(DIGITS, '0')}`;

const of = (view: ViewVersion, before?: number): Filter<ViewRow> => ({
  _id: { $gt: `${viewId(view)}#`, $lt: before === undefined ? `${viewId(view)}$` : rowId(view, Math.max(before, 0)) },
});
