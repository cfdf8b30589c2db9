import type { GarageCopy } from './garage-copy.ts';

/** Copies in the form that an import reads. Nothing in them needs quotes: ids have no separators. */
export const garageCsv = (copies: readonly GarageCopy[]): string =>
  [
    'copy,car,points,since,won,lost,drawn,locked',
    ...copies.map(({ copyId, carId, points, since, won, lost, drawn, locked }) =>
      [copyId, quoted(carId), points, since ?? '', won, lost, drawn, locked ? 'yes' : 'no'].join(','),
    ),
  ].join('\n');

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
