import type { MatrixAnswer, MatrixChanges, MatrixValue } from '#contracts';
import { isRanked, type LapTimeValue } from '#racing';
import type { Stored, View } from '#read-store';
import { type DrivingOfCars, isPast } from '../race-stat-changes/race-stat-changes.query.ts';
import { cellKey, type LapTimeCell } from './lap-times.projection.ts';

type Column = { readonly carId: string; readonly tune: string };
type PastValue = NonNullable<MatrixAnswer['past']>[number];
type Cells = ReadonlyMap<string, Stored<LapTimeCell>>;

/** Keys per read of a view. */
const KEYS_A_READ = 2_000;

/** `withDisputed`: doubted or disputed times are among the values, too. */
type OfMatrix = { readonly driving?: DrivingOfCars; readonly withDisputed?: boolean };

/**
 * One column per car, one value per track, in the order of the request; `position` is a lower bound of the content. A
 * time from before the car's driving changed is not a current value: it is in `past`; a doubted or disputed one is in
 * `disputed`.
 */
export const matrix = async (
  view: View<LapTimeCell>,
  columns: readonly Column[],
  trackCodes: readonly string[],
  of: OfMatrix = {},
): Promise<MatrixAnswer> => {
  const { position, cells } = await read(view, columns, trackCodes);
  const aside = new Aside(of);
  const values = columns.map((column, columnAt) =>
    trackCodes.map((trackCode, rowAt) =>
      aside.counted(column, cells.get(keyOf(column, trackCode))?.doc, columnAt, rowAt),
    ),
  );
  return { position, columns: values, ...aside.told };
};

class Aside {
  readonly #past: PastValue[] = [];
  readonly #disputed: PastValue[] = [];
  readonly #of: OfMatrix;

  constructor(of: OfMatrix) {
    this.#of = of;
  }

  counted({ carId }: Column, cell: LapTimeCell | undefined, columnAt: number, rowAt: number): MatrixValue {
    const value = valueOf(cell);
    if (isPast(cell?.gameVersion, this.#of.driving?.get(carId))) {
      this.#past.push([columnAt, rowAt, value]);
      return null;
    }
    if (isRanked(cell?.support)) return value;
    this.#disputed.push([columnAt, rowAt, value]);
    return this.#of.withDisputed ? value : null;
  }

  get told() {
    return {
      ...(this.#past.length > 0 ? { past: this.#past } : {}),
      ...(this.#disputed.length > 0 ? { disputed: this.#disputed } : {}),
    };
  }
}

/** Only what an event after `since` changed, as [column, row, value]; null: all its times were withdrawn. */
export const matrixSince = async (
  view: View<LapTimeCell>,
  columns: readonly Column[],
  trackCodes: readonly string[],
  since: number,
  of: OfMatrix = {},
): Promise<MatrixChanges> => {
  const { position, cells } = await read(view, columns, trackCodes);
  const aside = new Aside(of);
  const changes = columns.flatMap((column, columnAt) =>
    trackCodes.flatMap((trackCode, rowAt): MatrixChanges['changes'] => {
      const stored = cells.get(keyOf(column, trackCode));
      // A revision of the car may have made its times past, or current again.
      const revised = of.driving?.get(column.carId)?.position ?? 0;
      if (!stored || Math.max(stored.position, revised) <= since) return [];
      return [[columnAt, rowAt, aside.counted(column, stored.doc, columnAt, rowAt)]];
    }),
  );
  return { position, changes, ...aside.told };
};

export type CellOf = Column & { readonly trackCode: string };
/** A cell without a current time; `past`: its time from before the car's driving changed. */
export type OpenCell = CellOf & { readonly past: LapTimeValue | null };

/** The cells, of at most 2,000, without a time today, or with a doubted or disputed one. */
export const openCells = async (
  view: View<LapTimeCell>,
  cells: readonly CellOf[],
  driving: DrivingOfCars,
): Promise<readonly OpenCell[]> => {
  const found = await view.getMany(cells.map((cell) => keyOf(cell, cell.trackCode)));
  return cells.flatMap((cell): OpenCell[] => {
    const doc = found.get(keyOf(cell, cell.trackCode))?.doc;
    const value = doc && lapTimeOfCell(doc);
    const past = isPast(doc?.gameVersion, driving.get(cell.carId));
    const counts = isRanked(doc?.support);
    return value && counts && !past ? [] : [{ ...cell, past: (counts ? value : undefined) ?? null }];
  });
};

const keyOf = ({ carId, tune }: Column, trackCode: string): string => cellKey(carId, tune, trackCode);

/** Undefined where all times are withdrawn. */
export const lapTimeOfCell = ({ seconds, metresPerSecond, dnf }: LapTimeCell): LapTimeValue | undefined => {
  if (dnf) return { kind: 'dnf' };
  if (seconds !== undefined) return { kind: 'time', seconds };
  return metresPerSecond === undefined ? undefined : { kind: 'speed', metresPerSecond };
};

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
  if (keys.length <= KEYS_A_READ) return { position, cells: await view.getMany(keys) };
  const cells = new Map<string, Stored<LapTimeCell>>();
  for (let at = 0; at < keys.length; at += KEYS_A_READ) {
    for (const [key, stored] of await view.getMany(keys.slice(at, at + KEYS_A_READ))) cells.set(key, stored);
  }
  return { position, cells };
};
