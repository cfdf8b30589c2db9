import { dateOrderOf } from '../cells/read-date.ts';
import { partPoints } from '../tune-forms.ts';
import {
  type BadLine,
  type CopyFields,
  type GarageColumn,
  garageColumns,
  readCopy,
  type ReadCopy,
  type ReadGarage,
  sortLines,
} from './read-copy.ts';

/** A table from a file reader: below the names of columns, rows by their lines. */
export type GarageTable = {
  readonly head: { readonly cells: readonly string[] };
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly faults: readonly { readonly line: number; readonly text: string }[];
};

const isColumn = (name: string): name is GarageColumn => (garageColumns as readonly string[]).includes(name);
const columnOf = (head: string): string => head.trim().toLowerCase();

/** Whether a row names the columns of a garage. */
export const isGarageHead = (cells: readonly string[]): boolean => {
  const columns = cells.map(columnOf);
  return columns.length > 1 && (columns.includes('car') || columns.includes('name'));
};

/** Rows under a line of column names. Other columns are ignored. */
export const readGarageTable = ({ head, rows, faults }: GarageTable): ReadGarage => {
  const columns = head.cells.map(columnOf);
  const fieldsOf = (cells: readonly string[]): CopyFields =>
    Object.fromEntries(columns.flatMap((name, at) => (isColumn(name) ? [[name, cells[at] ?? '']] : [])));
  const read = rows.map(({ line, cells }) => ({ line, fields: fieldsOf(cells) }));
  const order = dateOrderOf(read.map(({ fields }) => fields.since ?? ''));
  return sortLines(
    [
      ...read.map(({ line, fields }) => readCopy(fields, line, order)),
      ...faults.map(({ line, text }) => ({ line, fault: 'quotes', text: text.slice(0, VISIBLE_CHARACTERS) }) as const),
    ].toSorted((a, b) => a.line - b.line),
  );
};

/**
 * Reads a garage from a chosen file or pasted text: our CSV or JSON, the deck that the game stores on Android
 * (`Garage.dat`), or lines of names with tunes. `tableIn` reads a table with such a head, if a text is one.
 */
export const readGarageFile = (text: string, tableIn: (text: string) => GarageTable | undefined): ReadGarage => {
  const trimmed = text.trim();
  const deck = /^[^[{]{0,120}?PlayerDeck=[^[]{0,50}(?=\[)/.exec(trimmed.slice(0, 200));
  if (deck) return readJson(trimmed.slice(deck[0].length));
  if (/^[[{]/.test(trimmed)) return readJson(trimmed);
  const table = tableIn(text);
  if (table) return readGarageTable(table);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return sortLines(lines.flatMap((line, at) => (line === '' ? [] : [readCopy({ car: line }, at + 1)])));
};

const VISIBLE_CHARACTERS = 80;

const unreadable = (text: string): ReadGarage => ({
  copies: [],
  bad: [{ line: 1, fault: 'unreadable', text: text.slice(0, 40) }],
});

/** A list of copies, or an object whose `copies` or `playerDeck` is one. */
const readJson = (text: string): ReadGarage => {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return unreadable(text);
  }
  const { copies, playerDeck } = (said ?? {}) as { readonly copies?: unknown; readonly playerDeck?: unknown };
  const list: unknown = [said, copies, playerDeck].find(Array.isArray);
  if (!Array.isArray(list)) return unreadable(text);
  return sortLines((list as readonly unknown[]).flatMap((item, at) => readItem(item, at + 1)));
};

const readItem = (item: unknown, line: number): readonly (ReadCopy | BadLine)[] => {
  if (typeof item !== 'object' || item === null) return [{ line, fault: 'unreadable', text: String(item) }];
  if ('cardId' in item) return readCard(item as GameCard, line);
  const named = Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
    isColumn(name) && value !== null ? [[name, typeof value === 'string' ? value : JSON.stringify(value)]] : [],
  );
  return [readCopy(Object.fromEntries(named) as CopyFields, line)];
};

/** Fields of a card in the game's deck. Source: the players' notes; all others are ignored. */
type GameCard = { readonly [Field in (typeof cardFields)[number]]?: unknown };
const cardFields = [
  'cardId',
  'cardRecordId',
  'state',
  'dateStateChanged',
  'engineMajor',
  'engineMinor',
  'weightMajor',
  'weightMinor',
  'chassisMajor',
  'chassisMinor',
  'cardWins',
  'cardLosses',
  'cardDraws',
] as const;

const RECORD_ID_CHARACTERS = 16;

/** A card that still waits outside the garage (state 0) is not a copy yet. */
const readCard = (card: GameCard, line: number): readonly (ReadCopy | BadLine)[] => {
  if (card.state === 0) return [];
  const number = (name: keyof GameCard): number => (typeof card[name] === 'number' ? card[name] : NaN);
  const text = (name: keyof GameCard): string => (typeof card[name] === 'string' ? card[name] : '');
  const part = (name: 'engine' | 'weight' | 'chassis') => partPoints(number(`${name}Major`), number(`${name}Minor`));
  const record = text('cardRecordId')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '');
  const fields = {
    car: text('cardId'),
    points: [part('engine'), part('weight'), part('chassis')].join(''),
    since: text('dateStateChanged'),
    won: String(card.cardWins ?? 0),
    lost: String(card.cardLosses ?? 0),
    drawn: String(card.cardDraws ?? 0),
    ...(record === '' ? {} : { copy: record.slice(0, RECORD_ID_CHARACTERS) }),
  };
  return [readCopy(fields, line)];
};
