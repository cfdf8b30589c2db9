import { type RetainedValue, type RollBackReport, type UndoneRow, changesText } from '#imports';
import type { ActorId } from '#kernel';

/** Cars listed in the text; of the others only the number. */
const NAMED = 20;

export const retainedBy = ({ rows }: RollBackReport): readonly ActorId[] => [
  ...new Set(rows.flatMap(({ kept }) => kept.map(({ by }) => by))),
];

/** The report as text; `names`: those of accounts, by their ids. */
export const rollBackText = (
  { importId, status, rows }: RollBackReport,
  names: ReadonlyMap<string, string> = new Map(),
): string => {
  const kept = rows.filter((row) => row.kept.length > 0);
  const times = (verb: UndoneRow['did'][number]) =>
    rows.filter(({ did }) => did.includes(verb)).length.toLocaleString('en-US');
  return [
    {
      finished: `Import ${importId} is undone.`,
      stopped: `Undoing import ${importId} was stopped. Run it again to continue.`,
      tried: `Nothing was written. Undoing import ${importId} would give:`,
    }[status],
    `  ${times('revised')} cars revised back, ${times('retired')} retired, ${times('returned')} returned`,
    ...(rows.some(({ did }) => did.includes('withdrawn')) ? [`  times of ${times('withdrawn')} cars withdrawn`] : []),
    ...rows
      .filter(({ changes }) => Object.keys(changes).length > 0)
      .slice(0, NAMED)
      .map(({ carId, changes }) => `  ${carId}: ${changesText(changes)}`),
    ...(kept.length > 0 ? [`  ${kept.length.toLocaleString('en-US')} cars keep later changes:`] : []),
    ...kept.map((row) => `    ${row.carId}: ${keptText(row.kept, names)}`),
  ].join('\n');
};

/** "weightKg, rq by Ann; status by the command line". */
const keptText = (kept: readonly RetainedValue[], names: ReadonlyMap<string, string>): string =>
  [...Map.groupBy(kept, ({ by }) => by)]
    .map(([by, figures]) => `${figures.map(({ what }) => what).join(', ')} by ${nameOf(by, names)}`)
    .join('; ');

const nameOf = (by: ActorId, names: ReadonlyMap<string, string>): string => {
  if (by.startsWith('system:')) return 'the command line';
  if (by.startsWith('job:')) return by.slice('job:'.length).replace('-', ' ');
  return names.get(by) ?? 'a former player';
};
