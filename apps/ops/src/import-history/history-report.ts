export type HistoryReport = {
  readonly importId: string;
  readonly status: 'finished' | 'stopped';
  readonly lines: number;
  readonly changes: number;
  readonly versions: readonly string[];
  readonly cars: number;
  /** Cars: new or offered again; changed; already up to date. */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Events. */
  readonly released: number;
  readonly revised: number;
  readonly returned: number;
  readonly restated: number;
  /** Starter cars that the file lacks. */
  readonly retired: readonly string[];
  readonly refusals: readonly { readonly what: string; readonly reason: string }[];
};

const REFUSALS_NAMED = 100;

export const historyReportText = (report: HistoryReport): string => {
  const { importId, status, changes, versions, cars, unchanged, released, revised, retired, refusals } = report;
  const { returned, restated } = report;
  return [
    status === 'finished'
      ? `Import ${importId} is done: history imported.`
      : `Import ${importId} was stopped. Run it again to continue.`,
    `  ${count(changes)} changes in ${versions.length} versions: ${versions.join(', ')}`,
    `  ${count(cars)} cars: ${count(released)} released, ${count(revised)} revisions, ${count(unchanged)} unchanged`,
    ...(returned > 0 ? [`  ${count(returned)} cars offered again`] : []),
    ...(restated > 0 ? [`  ${count(restated)} cars have another past now`] : []),
    ...(retired.length > 0 ? [`  ${count(retired.length)} starter cars retired, which the file lacks`] : []),
    ...refusals.slice(0, REFUSALS_NAMED).map(({ what, reason }) => `  ${what} refused: ${reason}`),
    ...(refusals.length > REFUSALS_NAMED ? [`  and ${count(refusals.length - REFUSALS_NAMED)} more`] : []),
  ].join('\n');
};

const count = (value: number): string => value.toLocaleString('en-US');
