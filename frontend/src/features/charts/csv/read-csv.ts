import Papa from 'papaparse';
import type { CsvRead } from './csv-table.ts';
import type { DecimalMark } from './read-figure.ts';
import { TableBuilder } from './table-builder.ts';

const CHARACTERS_A_CHUNK = 1 << 20;

/** What a text with a head says in columns, whatever parts its fields; `hear` gets how much of it is read. */
export function readCsv(text: string, mark: DecimalMark | undefined, hear: (share: number) => void): CsvRead {
  const builder = new TableBuilder(mark);
  // Its types know of parts in files alone.
  const inParts = {
    chunkSize: CHARACTERS_A_CHUNK,
    skipEmptyLines: 'greedy' as const,
    chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>) => {
      const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
      data.forEach((row, at) => builder.add(row, broken.has(at)));
      hear(Math.min(1, meta.cursor / text.length));
    },
  };
  Papa.parse<string[]>(text, inParts);
  return builder.done();
}

/** UTF-8 or UTF-16, as its first bytes say; what is neither comes from an older spreadsheet. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
