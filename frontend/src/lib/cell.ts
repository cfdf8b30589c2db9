import { carIdToday } from '#racing';

/** One car in one tune on one track code: the key of a cell everywhere, also in the server's pushes. */
export type Cell = { carId: string; tune: string; trackCode: string };

/** A cell in a column, by the column's key: the same car may be in the deck twice. */
export type Place = { cell: Cell; column: string };

export const cellKey = ({ carId, tune, trackCode }: Cell): string => `${carId}|${tune}|${trackCode}`;

/** The live channel of a car's times. */
export const carChannel = (carId: string): string => `car:${carIdToday(carId)}`;
