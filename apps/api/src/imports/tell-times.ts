import { timesFaultOf, type TimesReport, type TimesReportRow } from '#contracts';
import type { ReportRow, TimesRun } from '#imports';

/** What became of each line of a part, in order. */
export const tellTimes = ({ rows, cellOf }: Pick<TimesRun, 'rows' | 'cellOf'>): TimesReport => ({
  rows: rows
    .flatMap((row) => ('line' in row ? [told(row, cellOf.get(row.line) ?? null)] : []))
    .toSorted((a, b) => a.line - b.line),
});

const told = (row: Extract<ReportRow, { line: number }>, cell: string | null): TimesReportRow => {
  const { line } = row;
  const nothing = { was: null, now: null, fault: null, reason: null };
  if (row.outcome === 'refused' || row.outcome === 'ambiguous') {
    return { ...nothing, line, cell, outcome: 'refused', fault: timesFaultOf(row.code), reason: row.reason };
  }
  if (row.outcome !== 'changed') return { ...nothing, line, cell, outcome: row.outcome };
  const [[was, now] = []] = Object.values(row.changes);
  return { ...nothing, line, cell, outcome: 'changed', was: String(was), now: String(now) };
};
