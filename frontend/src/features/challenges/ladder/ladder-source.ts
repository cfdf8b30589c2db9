import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';

export const ladderFaults = [
  'json',
  'field-unknown',
  'value',
  'name-missing',
  'moment',
  'criteria',
  'round',
  'round-twice',
  'races',
  'car-unknown',
  'tune',
  'track',
  'time',
  'reward',
] as const;
export type LadderFault = {
  readonly line: number;
  readonly code: (typeof ladderFaults)[number];
  readonly text: string;
};

const VISIBLE_TEXT_CHARACTERS = 60;

/** A JSON file whose values know their lines. */
export function ladderSource(text: string) {
  const broken: ParseError[] = [];
  const root = parseTree(text, broken, { allowTrailingComma: true });
  const starts = lineStarts(text);
  const faults: LadderFault[] = [];
  const lineAt = (offset: number) => lineOf(starts, offset);
  for (const { offset, length } of broken)
    faults.push({ line: lineAt(offset), code: 'json', text: text.slice(offset, offset + length) });
  return {
    root,
    faults,
    fault: (node: Node, code: LadderFault['code']): undefined => {
      const shown = text.slice(node.offset, node.offset + node.length).slice(0, VISIBLE_TEXT_CHARACTERS);
      faults.push({ line: lineAt(node.offset), code, text: shown });
    },
  };
}

export type LadderSource = ReturnType<typeof ladderSource>;

const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
];

/** Lines count from 1. */
function lineOf(starts: readonly number[], offset: number): number {
  let [from, to] = [0, starts.length];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if ((starts[middle] ?? 0) <= offset) from = middle;
    else to = middle;
  }
  return from + 1;
}

/** The reader of each field of an object; undefined: the field is omitted, with or without an error. */
type Readers = Readonly<Record<string, (node: Node) => unknown>>;
type ReadAs<Table extends Readers> = { -readonly [Name in keyof Table]?: NonNullable<ReturnType<Table[Name]>> };

/** Reads an object by a table of its fields; a field that the table does not have is an error. */
export function readObject<Table extends Readers>(source: LadderSource, node: Node, table: Table): ReadAs<Table> {
  if (node.type !== 'object') return source.fault(node, 'value') ?? {};
  const read: Record<string, unknown> = {};
  for (const { children: [key, value] = [] } of node.children ?? []) {
    if (!key || !value) continue;
    const reader = table[String(key.value)];
    const found = reader ? reader(value) : source.fault(key, 'field-unknown');
    if (found !== undefined) read[String(key.value)] = found;
  }
  return read as ReadAs<Table>;
}

export const reading =
  <Value>(source: LadderSource, passes: (value: unknown) => value is Value, code: LadderFault['code'] = 'value') =>
  (node: Node): Value | undefined => {
    const value: unknown = getNodeValue(node);
    return passes(value) ? value : source.fault(node, code);
  };

export const readingList =
  <Item>(source: LadderSource, item: (node: Node, at: number) => Item | undefined) =>
  (node: Node): Item[] | undefined =>
    node.type === 'array'
      ? (node.children ?? []).flatMap((child, at) => item(child, at) ?? [])
      : source.fault(node, 'value');
