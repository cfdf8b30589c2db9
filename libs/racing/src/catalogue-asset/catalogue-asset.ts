import type { AssetCar } from './asset-car.ts';
import { decodeId, encodeIds } from './id-column.ts';
import { decodeLists, decodeWords, encodeLists, encodeWords, type Word, type WordColumn } from './word-column.ts';

/** Fields of one word per car. Names and ids, nearly all different, are encoded in another way. */
const wordFields = [
  'brand',
  'year',
  'country',
  'class',
  'rq',
  'tyre',
  'drive',
  'clearance',
  'seats',
  'fuel',
  'engine',
  'weightKg',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'abs',
  'tcs',
  'brake',
  'prize',
  'retired',
  'source',
  'releasedIn',
] as const satisfies readonly (keyof AssetCar)[];
const listFields = ['body', 'tags'] as const satisfies readonly (keyof AssetCar)[];

type WordField = (typeof wordFields)[number];
type ListField = (typeof listFields)[number];

/** A browser that knows another format cannot read this one. */
const FORMAT = 1;

type Asset = {
  readonly format: number;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Files from before a column was added do not have it. */
  readonly words: Readonly<Partial<Record<WordField, WordColumn>>>;
  readonly lists: Readonly<Record<ListField, WordColumn>>;
};

/** The text is no catalogue that this release can read. */
export class CatalogueUnreadable extends Error {
  constructor() {
    super('not a catalogue of a known format');
    this.name = 'CatalogueUnreadable';
  }
}

/**
 * Cars as text, in columns with dictionaries: the same cars in any order give the same text. Ids are unique. Numbers
 * survive exactly. Throws `RangeError` for a column with over 55,000 different values.
 */
export const encodeCatalogue = (cars: readonly AssetCar[]): string => {
  const sorted = cars.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  const asset: Asset = {
    format: FORMAT,
    ids: encodeIds(sorted),
    names: sorted.map(({ name }) => name),
    words: columns(wordFields, (field) => encodeWords(sorted.map((car) => car[field]))),
    lists: columns(listFields, (field) => encodeLists(sorted.map((car) => car[field]))),
  };
  return JSON.stringify(asset);
};

/** The cars of a text of `encodeCatalogue`, by id. Throws `CatalogueUnreadable`. */
export const decodeCatalogue = (text: string): AssetCar[] => {
  const { ids, names, words, lists } = read(text);
  // Every car starts with all its fields: objects that grow one field at a time take twice as long.
  const cars = names.map((name) => ({ ...blank, name }));
  const fill = (field: WordField | ListField, values: readonly (Word | string[])[]) =>
    cars.forEach((car, at) => {
      car[field] = values[at];
    });
  for (const field of wordFields) {
    const column = words[field];
    fill(field, column ? decodeWords(column) : names.map(() => ''));
  }
  for (const field of listFields) fill(field, decodeLists(lists[field]));
  const filled = cars as unknown as (AssetCar & { id: string })[];
  filled.forEach((car, at) => {
    car.id = decodeId(car, ids[at] ?? '');
  });
  return filled;
};

type Blank = { id: string; name: string } & Record<WordField | ListField, Word | string[] | undefined>;
const blank = Object.fromEntries(
  ['id', 'name', ...wordFields, ...listFields].map((field) => [field, undefined]),
) as unknown as Blank;

const columns = <Field extends string, Column>(fields: readonly Field[], column: (field: Field) => Column) =>
  Object.fromEntries(fields.map((field) => [field, column(field)])) as Record<Field, Column>;

const read = (text: string): Asset => {
  try {
    const asset = JSON.parse(text) as Partial<Asset> | null;
    if (asset?.format === FORMAT) return asset as Asset;
  } catch {
    // Thrown below.
  }
  throw new CatalogueUnreadable();
};
