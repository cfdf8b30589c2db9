import { type ReportRow, rowText } from '#imports';
import type { ImportCounts } from '#domain';

/** The result of an import. `goneOnAfter`: lines done by an earlier, stopped run of it. */
export type ImportReport = ImportCounts & {
  /** None for a dry run, which writes nothing. */
  readonly importId?: string;
  readonly status: 'finished' | 'stopped' | 'tried';
  readonly lines: number;
  readonly goneOnAfter: number;
  /** Includes ambiguous lines. */
  readonly refused: number;
  readonly ambiguous: number;
  /** Starter cars that the file lacks. */
  readonly retired: readonly string[];
  readonly rows: readonly ReportRow[];
};

/** Rows of each kind listed in the text; of the others only the number. */
const NAMED = { changed: 20, ambiguous: 100, refused: 100 } as const;

export const reportText = (report: ImportReport): string => {
  const { goneOnAfter, added, changed, unchanged, refused, retired, status } = report;
  return [
    ...(goneOnAfter > 0 ? [`Continued import ${report.importId} after line ${count(goneOnAfter)}.`] : []),
    headline(report),
    `  ${count(added)} ${status === 'tried' ? 'to add' : 'added'}, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused`,
    ...(['changed', 'ambiguous', 'refused'] as const).flatMap((outcome) => named(report, outcome)),
    ...(retired.length > 0 ? [`  ${count(retired.length)} starter cars retired, which the file lacks:`] : []),
    ...retired.map((carId) => `    ${carId}`),
  ].join('\n');
};

const headline = ({ status, importId, lines }: ImportReport): string => {
  if (status === 'tried') return `Nothing was written. An import of these ${count(lines)} lines would give:`;
  return status === 'finished'
    ? `Import ${importId} is done: ${count(lines)} lines.`
    : `Import ${importId} was stopped after line ${count(lines)}. Run it again to continue.`;
};

const named = ({ rows }: ImportReport, outcome: keyof typeof NAMED): readonly string[] => {
  const ofKind = rows.filter((row) => row.outcome === outcome);
  const more = ofKind.length - NAMED[outcome];
  return [
    ...ofKind.slice(0, NAMED[outcome]).map((row) => `  ${rowText(row)}`),
    ...(more > 0 ? [`  and ${count(more)} more ${outcome}`] : []),
  ];
};

const count = (value: number): string => value.toLocaleString('en-US');
