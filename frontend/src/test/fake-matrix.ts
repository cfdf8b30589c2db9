import type {
  CardStats,
  CardsOfColumns,
  CellAddress,
  MatrixAnswer,
  MatrixBody,
  MatrixChanges,
  MatrixValue,
} from '#contracts';

/** Known times of cells, by `keyOf`. */
export type KnownCells = {
  readonly position: number;
  readonly times: ReadonlyMap<string, MatrixValue>;
  readonly past: ReadonlyMap<string, MatrixValue>;
  readonly disputed: ReadonlyMap<string, MatrixValue>;
  /** By car and tune. */
  readonly cards: ReadonlyMap<string, CardStats>;
};

export const keyOf = ({ carId, tune, trackCode }: CellAddress) => `${carId}|${tune}|${trackCode}`;

/** All cells of a matrix; with `since` as changes. */
export function matrixOf({ cars, tracks, since }: MatrixBody, known: KnownCells): MatrixAnswer | MatrixChanges {
  const valueOf = (values: KnownCells['times'], column: number, row: number): MatrixValue => {
    const [car, trackCode] = [cars[column], tracks[row]];
    return car && trackCode !== undefined ? (values.get(keyOf({ ...car, trackCode })) ?? null) : null;
  };
  const cellsOf = (values: KnownCells['times']) =>
    cars.flatMap((_car, column) =>
      tracks.map((_track, row): [number, number, MatrixValue] => [column, row, valueOf(values, column, row)]),
    );
  const { position } = known;
  const stats = cars.flatMap(({ carId, tune }, column): CardsOfColumns => {
    const card = known.cards.get(`${carId}|${tune}`);
    return card ? [[column, card.topSpeedMph, card.acceleration0to60s, card.handling]] : [];
  });
  if (since !== undefined) return { position, changes: cellsOf(known.times), stats };
  const columns = cars.map((_car, column) => tracks.map((_track, row) => valueOf(known.times, column, row)));
  const asideOf = (values: KnownCells['times']) => cellsOf(values).filter(([, , value]) => value !== null);
  return { position, columns, past: asideOf(known.past), disputed: asideOf(known.disputed), stats };
}
