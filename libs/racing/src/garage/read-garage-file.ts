import { partPoints } from '../tune-forms.ts';
import { parseTune } from '../tune.ts';
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

/** Splits a text in CSV into its rows; whoever reads files brings it. */
export type SplitCsv = (text: string) => readonly (readonly string[])[];

const isColumn = (name: string): name is GarageColumn => (garageColumns as readonly string[]).includes(name);

/** Rows under a line of column names. Columns of other names are passed over. */
export const readGarageTable = ([head = [], ...rows]: readonly (readonly string[])[]): ReadGarage => {
  const columns = head.map((name) => name.trim().toLowerCase());
  return sortLines(
    rows.map((row, at) => {
      const named = columns.flatMap((name, column) => (isColumn(name) ? [[name, row[column] ?? '']] : []));
      return readCopy(Object.fromEntries(named) as CopyFields, at + 2);
    }),
  );
};

/**
 * Reads a garage from what somebody chose or pasted: our CSV or JSON, the deck that the game keeps on Android
 * (`Garage.dat`), or lines of names with tunes.
 */
export const readGarageFile = (text: string, split: SplitCsv): ReadGarage => {
  const trimmed = text.trim();
  const deck = /^[^[{]{0,120}?PlayerDeck=[^[]{0,50}(?=\[)/.exec(trimmed.slice(0, 200));
  if (deck) return readJson(trimmed.slice(deck[0].length));
  if (/^[[{]/.test(trimmed)) return readJson(trimmed);
  const [first = ''] = trimmed.split('\n', 1);
  const names = first
    .toLowerCase()
    .split(/[,;\t]/)
    .map((name) => name.trim().replaceAll('"', ''));
  if (names.length > 1 && names.includes('car')) return readGarageTable(split(trimmed));
  return sortLines(trimmed.split('\n').flatMap(readListLine));
};

const MOST_ON_A_LINE = 50;

/** "Honda NSX 332", "2x Honda NSX (1990) 332", or a name alone. */
const readListLine = (text: string, at: number): readonly (ReadCopy | BadLine)[] => {
  const line = text.trim();
  if (line === '') return [];
  const { count = '1', rest = '' } = /^(?:(?<count>\d{1,2})\s?[x×]\s+)?(?<rest>.*)$/i.exec(line)?.groups ?? {};
  const { car = rest, tune = '' } = /^(?<car>.*\S)[\s,;]+(?<tune>\d{3})$/.exec(rest)?.groups ?? {};
  const isTune = parseTune(tune) !== undefined;
  const name = isTune ? car.replace(/[,;]$/, '') : rest;
  const read = readCopy({ car: name, tune: isTune ? tune : '' }, at + 1);
  const orWhole = isTune && !('fault' in read) ? { ...read, orCar: rest } : read;
  return Array.from({ length: Math.min(MOST_ON_A_LINE, Math.max(1, Number(count))) }, () => orWhole);
};

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

/** What the game's deck says of a card. Source: the players' notes; all else of it is passed over. */
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

/** A card that still waits outside the garage (state 0) is no copy yet. */
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
