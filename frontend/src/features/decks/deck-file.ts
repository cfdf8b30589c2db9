import { type CarResolver, formatDeck, type OpenAnswer, parseDeck, readDigits } from '#racing';
import type { LocalDeck } from './saved-decks.ts';
import { DECK_NAME_CHARACTERS_MAX } from './saved-decks.ts';

/** Files of other programs also contain images; this is far more than 200 decks take. */
export const DECK_FILE_BYTES_MAX = 2_000_000;

const FORMAT = 'track-day-records-decks';

type Named = Pick<LocalDeck, 'name' | 'query'>;

/** Decks of a file; `left` counts unreadable entries, decks and parts of decks. */
export type DecksOfFile = { readonly decks: readonly Named[]; readonly left: number };
/**
 * The same for a table, and ambiguous car names. `quotes`: lines with an unclosed quote; `leftLines`: the other lines
 * that `left` counts.
 */
export type DecksOfTable = DecksOfFile & {
  readonly quotes: readonly number[];
  readonly leftLines: readonly number[];
  readonly open: readonly (OpenAnswer & { readonly line: number; readonly text: string })[];
};

/** The decks as a file: each with its name and the query of its address. */
export const deckFile = (decks: readonly Named[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, decks: decks.map(({ name, query }) => ({ name, query })) }, null, 2)}\n`;

const nameOf = (name: unknown, at: number): string => {
  const said = typeof name === 'string' ? name.toWellFormed().trim().slice(0, DECK_NAME_CHARACTERS_MAX) : '';
  return said === '' ? `${at + 1}` : said;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** A memory slot of the field: cars as `{ rid, selectedTune }`, tracks as codes. */
function textOfSlot({ cars, tracks }: { cars?: unknown; tracks?: unknown }): string {
  const codes = listOf(tracks).map((one) => `~K${encodeURIComponent(textOf(one))}`);
  const parts = listOf(cars).map((one) => {
    const { rid, selectedTune } = (one ?? {}) as { rid?: unknown; selectedTune?: unknown };
    const tune = textOf(selectedTune);
    return `~C${encodeURIComponent(textOf(rid))}${tune === '' ? '' : `~T${encodeURIComponent(tune)}`}`;
  });
  return [...codes, ...parts].join('');
}

type Slot = { name?: unknown; query?: unknown; cars?: unknown; tracks?: unknown };

function readOne(one: unknown, at: number): { deck?: Named; left: number } {
  const slot = (one ?? {}) as Slot;
  const ours = typeof slot.query === 'string' && slot.query.startsWith('?share=') ? slot.query : undefined;
  const [share = '', ...view] = (ours ?? `?share=${textOfSlot(slot)}`).split('&');
  const { deck, dropped } = parseDeck(share);
  if (deck.cars.length === 0 && deck.tracks.length === 0) return { left: 1 };
  const query = [`?share=${formatDeck(deck)}`, ...view].join('&');
  return { deck: { name: nameOf(slot.name, at), query }, left: dropped.length };
}

/**
 * Reads a file of this site, or the field's array of memory slots, ignoring empty ones. Undefined when it is neither.
 */
export function readDeckFile(text: string): DecksOfFile | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { format, decks } = (value ?? {}) as { format?: unknown; decks?: unknown };
  if (!Array.isArray(value) && format !== FORMAT) return undefined;
  const slots = listOf(Array.isArray(value) ? value : decks).filter((one) => typeof one === 'object' && one !== null);
  const read = slots.map(readOne);
  return {
    decks: read.flatMap(({ deck }) => deck ?? []),
    left: read.reduce((sum, { left }) => sum + left, 0),
  };
}

type Table = {
  readonly head: { readonly cells: readonly string[] };
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
};

const columnsOf = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.trim().toLowerCase());

/** Whether a header row names the columns deck, car, tune and track. */
export const isDeckHead = (cells: readonly string[]): boolean => {
  const columns = columnsOf(cells);
  return columns.includes('deck') && (columns.includes('car') || columns.includes('track'));
};

/** Decks of a table in which each row is a car with its tune, or a track, of the deck that it names. */
export function readDeckTable({ head, rows, faults }: Table, resolve: CarResolver): DecksOfTable {
  const columns = columnsOf(head.cells);
  const open: DecksOfTable['open'][number][] = [];
  const decks = new Map<string, { name: string; line: number; cars: unknown[]; tracks: string[] }>();
  const leftLines = faults.filter(({ fault }) => fault !== 'quotes').map(({ line }) => line);
  for (const { line, cells } of rows) {
    const field = (name: string) => cells[columns.indexOf(name)] ?? '';
    const deck = decks.get(field('deck')) ?? { name: field('deck'), line, cars: [], tracks: [] };
    decks.set(field('deck'), deck);
    const meant = field('car') === '' ? undefined : resolve(field('car'));
    const cars = meant?.answer === 'found' ? [{ rid: meant.carId, selectedTune: tuneOf(field('tune')) }] : [];
    const tracks = field('track') === '' ? [] : [field('track')];
    if (meant && meant.answer !== 'found') open.push({ ...meant, line, text: field('car') });
    if (cars.length + tracks.length > 0 && readOne({ cars, tracks }, 0).left > 0) leftLines.push(line);
    deck.cars.push(...cars);
    deck.tracks.push(...tracks);
  }
  const quotes = faults.filter(({ fault }) => fault === 'quotes').map(({ line }) => line);
  for (const { line, cars, tracks } of decks.values()) if (cars.length + tracks.length === 0) leftLines.push(line);
  const read = [...decks.values()].map(readOne);
  const left = read.reduce((sum, one) => sum + one.left, faults.length - quotes.length);
  return { decks: read.flatMap(({ deck }) => deck ?? []), left, quotes, leftLines: leftLines.toSorted(byNumber), open };
}

const byNumber = (a: number, b: number): number => a - b;
const tuneOf = (text: string): string => (text === '' ? '' : readDigits(text, 3));
