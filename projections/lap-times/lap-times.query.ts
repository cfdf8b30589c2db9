import type { MatrixAnswer, MatrixChanges, MatrixValue } from '#contracts';
import type { Stored, View } from '#read-store';
import { cellKey, type LapTimeCell } from './lap-times.projection.ts';

type Column = { readonly carId: string; readonly tune: string };
type Cells = ReadonlyMap<string, Stored<LapTimeCell>>;

/** Keys a view gives at once. */
const KEYS_A_READ = 2_000;

/** One column a car, one value a track, in the order asked; `position` is a lower bound of what they contain. */
export const matrix = async (
  view: View<LapTimeCell>,
  columns: readonly Column[],
  trackCodes: readonly string[],
): Promise<MatrixAnswer> => {
  const { position, cells } = await read(view, columns, trackCodes);
  return {
    position,
    columns: columns.map((column) => trackCodes.map((trackCode) => valueOf(cells.get(keyOf(column, trackCode))?.doc))),
  };
};

/** Only what an event after `since` touched, as [column, row, value]; null: all its times were withdrawn. */
export const matrixSince = async (
  view: View<LapTimeCell>,
  columns: readonly Column[],
  trackCodes: readonly string[],
  since: number,
): Promise<MatrixChanges> => {
  const { position, cells } = await read(view, columns, trackCodes);
  const changes = columns.flatMap((column, columnAt) =>
    trackCodes.flatMap((trackCode, rowAt): MatrixChanges['changes'] => {
      const stored = cells.get(keyOf(column, trackCode));
      return stored && stored.position > since ? [[columnAt, rowAt, valueOf(stored.doc)]] : [];
    }),
  );
  return { position, changes };
};

const keyOf = ({ carId, tune }: Column, trackCode: string): string => cellKey(carId, tune, trackCode);

const valueOf = (cell: LapTimeCell | undefined): MatrixValue =>
  cell?.dnf ? 'dnf' : (cell?.seconds ?? cell?.metresPerSecond ?? null);

/** The position first: what is read after it may be newer, never older. */
const read = async (
  view: View<LapTimeCell>,
  columns: readonly Column[],
  trackCodes: readonly string[],
): Promise<{ position: number; cells: Cells }> => {
  const position = await view.position();
  const keys = [...new Set(columns.flatMap((column) => trackCodes.map((trackCode) => keyOf(column, trackCode))))];
  const cells = new Map<string, Stored<LapTimeCell>>();
  for (let at = 0; at < keys.length; at += KEYS_A_READ) {
    for (const [key, stored] of await view.getMany(keys.slice(at, at + KEYS_A_READ))) cells.set(key, stored);
  }
  return { position, cells };
};
