import type { ImportCounts } from '#domain';

/** A line that was left out, and why. */
export type Refusal = { readonly line: number; readonly reason: string };

/** What became of an import. `goneOnAfter`: lines that an earlier, stopped run of it had done. */
export type ImportReport = ImportCounts & {
  readonly importId: string;
  readonly status: 'finished' | 'stopped';
  readonly lines: number;
  readonly goneOnAfter: number;
  readonly refused: number;
  /** The first of them. */
  readonly refusals: readonly Refusal[];
  /** Starter cars that the file lacks. */
  readonly retired: readonly string[];
};

/** Refusals that a report names; of the others only the number. */
export const REFUSALS_NAMED = 100;

/** The report as a person reads it. */
export const reportText = (report: ImportReport): string => {
  const { importId, lines, goneOnAfter, added, changed, unchanged, refused, retired, status } = report;
  return [
    ...(goneOnAfter > 0 ? [`Went on with import ${importId} after line ${count(goneOnAfter)}.`] : []),
    status === 'finished'
      ? `Import ${importId} is done: ${count(lines)} lines.`
      : `Import ${importId} was stopped after line ${count(lines)}. Run it again to go on.`,
    `  ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused`,
    ...report.refusals.map(({ line, reason }) => `  line ${count(line)} refused: ${reason}`),
    ...(refused > report.refusals.length ? [`  and ${count(refused - report.refusals.length)} more`] : []),
    ...(retired.length > 0 ? [`  ${count(retired.length)} starter cars retired, which the file lacks:`] : []),
    ...retired.map((carId) => `    ${carId}`),
  ].join('\n');
};

const count = (value: number): string => value.toLocaleString('en-US');
