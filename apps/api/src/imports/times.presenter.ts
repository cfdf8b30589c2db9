import { timesFaultOf, type TimesReport, type TimesReportRow } from '#contracts';
import type { ReportRow, TimesRun } from '#imports';

type Run = Pick<TimesRun, 'rows' | 'cellOf' | 'valueOf' | 'openOf'>;

export const presentTimes = (run: Run): TimesReport => ({
  rows: run.rows.flatMap((row) => ('line' in row ? [told(row, run)] : [])).toSorted((a, b) => a.line - b.line),
});

const told = (row: Extract<ReportRow, { line: number }>, { cellOf, valueOf, openOf }: Run): TimesReportRow => {
  const { line } = row;
  const [cell, value, open] = [cellOf.get(line) ?? null, valueOf.get(line) ?? null, openOf.get(line)];
  const nothing = { line, cell, value, was: null, now: null, fault: null, reason: null, open: null };
  if (row.outcome === 'refused' || row.outcome === 'ambiguous') {
    const cars = open ? { answer: open.answer, text: open.text, carIds: [...open.carIds] } : null;
    return { ...nothing, outcome: 'refused', fault: timesFaultOf(row.code), reason: row.reason, open: cars };
  }
  if (row.outcome !== 'changed') return { ...nothing, outcome: row.outcome };
  const [[was, now] = [null, null]] = Object.values(row.changes);
  return was === null
    ? { ...nothing, outcome: 'beside' }
    : { ...nothing, outcome: 'changed', was: String(was), now: String(now) };
};
