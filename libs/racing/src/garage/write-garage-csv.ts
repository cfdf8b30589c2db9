import { csvText } from '../write-csv.ts';
import type { GarageCopy } from './garage-copy.ts';

const HEAD = ['copy', 'car', 'points', 'since', 'won', 'lost', 'drawn', 'locked'];

/** Copies in the form that an import reads. */
export const garageCsv = (copies: readonly GarageCopy[]): string =>
  csvText([
    HEAD,
    ...copies.map(({ copyId, carId, points, since, won, lost, drawn, locked }) =>
      [copyId, carId, points, since ?? '', won, lost, drawn, locked ? 'yes' : 'no'].map(String),
    ),
  ]);
