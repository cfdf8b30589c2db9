import { type CarClass, csvText } from '#racing';

export type SharedCell = {
  readonly text: string;
  /** 1 to 3. */
  readonly medal?: number | undefined;
  /** 0 best to 6 worst. */
  readonly heat?: number | undefined;
};

export type SharedCar = {
  readonly name: string;
  readonly tune: string;
  readonly rq?: number | undefined;
  readonly class?: CarClass | undefined;
  readonly year?: number | undefined;
};

export type SharedTrack = { readonly code: string; readonly name: string; readonly road: string };

/** What is shared of a comparison: texts, which cannot be read back into the app. */
export type SharedTable = {
  readonly title: string;
  readonly cars: readonly SharedCar[];
  readonly tracks: readonly SharedTrack[];
  readonly cells: readonly (readonly SharedCell[])[];
  /** The times, whatever the cells show. */
  readonly times: readonly (readonly string[])[];
};

const carLine = ({ name, tune, rq, class: letter, year }: SharedCar): string =>
  [`${letter ?? ''}${rq ?? ''}`, name, year === undefined ? '' : `(${year})`, tune].filter(Boolean).join(' ');

/** The cars as lines of text: "S95 Porsche 918 Spyder (2013) 332". */
export const carListOf = ({ cars }: SharedTable): string => cars.map(carLine).join('\n');

export type CsvHeads = { readonly track: string; readonly road: string; readonly code: string };

export function csvOf({ cars, tracks, times }: SharedTable, heads: CsvHeads): string {
  const rows = tracks.map(({ name, road, code }, row) => [name, road, code, ...(times[row] ?? [])]);
  return csvText([[heads.track, heads.road, heads.code, ...cars.map(carLine)], ...rows]);
}
