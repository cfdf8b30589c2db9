import { compareLapTimes, parseLapTime, parsePastCar } from '#racing';
import type { LapTime, LapTimeFault, LapTimeValue, TrackCode } from '#racing';
import type { Cell } from '../../../lib/cell.ts';
import { placeAt, rowAt } from '../grid/compare-context.ts';
import type { Compared } from '../grid/compare-context.ts';
import type { PasteStart } from '../tools/open-tool.ts';

export type BlockFault = LapTimeFault | 'outside' | 'no-tune' | 'past';

export type BlockField = { readonly line: number; readonly text: string } & (
  | { readonly status: 'ready'; readonly cell: Cell; readonly column: number; readonly value: LapTimeValue }
  | { readonly status: 'same'; readonly cell: Cell; readonly column: number; readonly value: LapTimeValue }
  | {
      readonly status: 'wrong';
      readonly fault: BlockFault;
      readonly trackCode: TrackCode | undefined;
      readonly column: number;
    }
);

type Shown = Pick<Compared, 'lines' | 'deck' | 'columns' | 'times'>;

/** Fields of a spreadsheet stand between tabs; where there are none, between semicolons. */
const fieldsOf = (line: string): string[] => line.split(line.includes('\t') ? '\t' : ';').map((field) => field.trim());

function rowsFrom({ lines }: Shown, track: TrackCode | undefined): number[] {
  const rows = lines.flatMap((line, row) => (line.kind === 'row' ? [{ row, track: line.track }] : []));
  const first = Math.max(
    0,
    rows.findIndex((one) => one.track === track),
  );
  return rows.slice(first).map(({ row }) => row);
}

const isSame = (now: LapTime | undefined, value: LapTimeValue) =>
  now !== undefined && now.kind === value.kind && compareLapTimes(now, value) === 0;

/** A block of times as a spreadsheet copies it, laid on the grid from a cell to the right and down. */
export function readBlock(shown: Shown, { track, column: first }: PasteStart, block: string): BlockField[] {
  const rows = rowsFrom(shown, track);
  const lines = block.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const fieldAt = (text: string, line: number, right: number): BlockField => {
    const [row, column] = [rows[line], first + right];
    const there = row === undefined ? undefined : shown.lines[row];
    const trackCode = there?.kind === 'row' ? there.track : undefined;
    const wrong = (fault: BlockFault): BlockField => ({ line, text, status: 'wrong', fault, trackCode, column });
    if (row === undefined || trackCode === undefined || !shown.deck.cars[column]) return wrong('outside');
    const place = placeAt(shown, { row, column });
    if (!place) return wrong(parsePastCar(shown.deck.cars[column]?.carId ?? '') ? 'past' : 'no-tune');
    const parsed = parseLapTime(text, trackCode);
    if (!parsed.ok) return wrong(parsed.code);
    const now = rowAt(shown, { row, column })?.times[column];
    const status = isSame(now, parsed.value) ? 'same' : 'ready';
    return { line, text, status, cell: place.cell, column, value: parsed.value };
  };
  return lines.flatMap((line, at) =>
    fieldsOf(line).flatMap((text, right) => (text === '' || text === '–' ? [] : [fieldAt(text, at, right)])),
  );
}
