import { allBelow, CursorUnreadable, type View } from '#read-store';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import type { CellHistoryDoc, CellHistoryTime } from './cell-history.projection.ts';
import { cellHistoryOf } from './cell-history-of.ts';

type Cell = { readonly carId: string; readonly tune: string; readonly trackCode: string };
/** `after`: the last time of the page before. */
type Paged = { readonly limit: number; readonly after?: string | undefined };
/** `position` is a lower bound of the content; `next`: the cursor of the next page. */
export type CellHistoryPage = {
  readonly position: number;
  readonly history: readonly CellHistoryTime[];
  readonly next?: string;
};

/**
 * Newest first; the current time is on the first page at the latest. A cell without times has an empty history. Throws
 * `CursorUnreadable`.
 */
export const cellHistoryPage = async (
  view: View<CellHistoryDoc>,
  cell: Cell,
  { limit, after }: Paged,
): Promise<CellHistoryPage> => {
  const { position, history } = await wholeCellHistory(view, cell);
  const before = history.findIndex(({ lapTimeId }) => lapTimeId === after);
  if (after !== undefined && before < 0) throw new CursorUnreadable();
  const from = before + 1;
  const page = history.slice(from, from + limit);
  const stands = history.findIndex(({ state }) => state === 'stands');
  // The first page has it already.
  const isUntold = ({ state }: CellHistoryTime) => state !== 'stands' || stands < limit;
  const last = history.slice(from + limit).some(isUntold) ? page.at(-1)?.lapTimeId : undefined;
  const shown = page.filter(isUntold);
  const withCurrent = from === 0 && stands >= limit ? [...shown, ...history.slice(stands, stands + 1)] : shown;
  return { position, history: withCurrent, ...(last !== undefined && { next: last }) };
};

/** All of it: any of a cell's times may decide which one is current. */
export const wholeCellHistory = async (
  view: View<CellHistoryDoc>,
  { carId, tune, trackCode }: Cell,
): Promise<{ position: number; history: readonly CellHistoryTime[] }> => {
  const position = await view.position();
  const found = await allBelow(view, `${cellKey(carId, tune, trackCode)}|`);
  return { position, history: cellHistoryOf(found.map(({ doc }) => doc)) };
};
