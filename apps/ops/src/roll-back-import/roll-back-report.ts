import { car, type CarEvent, type CarPast } from '#domain';
import { type ActorId, fold } from '#kernel';
import { changesText, type FieldChanges, fieldChangesOf } from '../import-report/report-row.ts';

/** A figure, or the status, that was changed again since, and who did that last: an id, for names are not written down. */
export type KeptFigure = { readonly what: string; readonly by: ActorId };

/** What became of one car: what was done to it, figure by figure, and what stays since it was changed again. */
export type UndoneRow = {
  readonly carId: string;
  readonly did: readonly ('revised' | 'retired' | 'returned')[];
  readonly changes: FieldChanges;
  readonly kept: readonly KeptFigure[];
};

export type RollBackReport = {
  readonly importId: string;
  readonly status: 'finished' | 'stopped' | 'tried';
  readonly rows: readonly UndoneRow[];
};

const verbs = {
  CarReleased: 'returned',
  CarReturned: 'returned',
  CarRevised: 'revised',
  CarRetired: 'retired',
} as const satisfies Partial<Record<CarEvent['type'], UndoneRow['did'][number]>>;

/** A past said anew is a revision where nothing else became of the car. */
const didOf = (events: readonly CarEvent[]): UndoneRow['did'] => {
  const did = events.flatMap(({ type }) => (type === 'CarHistoryRestated' ? [] : [verbs[type]]));
  return did.length === 0 && events.length > 0 ? ['revised'] : [...new Set(did)];
};

export const undoneRow = (
  carId: string,
  before: CarPast,
  events: readonly CarEvent[],
  kept: readonly KeptFigure[],
): UndoneRow => ({
  carId,
  did: didOf(events),
  changes: fieldChangesOf({ before: fold(car, before), events }),
  kept,
});

/** Cars that the text names; of the others only the number. */
const NAMED = 20;

/** Everybody whose changes were kept. */
export const keptBy = ({ rows }: RollBackReport): readonly ActorId[] => [
  ...new Set(rows.flatMap(({ kept }) => kept.map(({ by }) => by))),
];

/** The report as a person reads it; `names`: those of accounts, by their ids. */
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
      stopped: `Undoing import ${importId} was stopped. Run it again to go on.`,
      tried: `Nothing was written. Undoing import ${importId} would say:`,
    }[status],
    `  ${times('revised')} cars revised back, ${times('retired')} retired, ${times('returned')} returned`,
    ...rows
      .filter(({ changes }) => Object.keys(changes).length > 0)
      .slice(0, NAMED)
      .map(({ carId, changes }) => `  ${carId}: ${changesText(changes)}`),
    ...(kept.length > 0 ? [`  ${kept.length.toLocaleString('en-US')} cars keep what was changed again since:`] : []),
    ...kept.map((row) => `    ${row.carId}: ${keptText(row.kept, names)}`),
  ].join('\n');
};

/** "weightKg, rq by Ann; status by the command line". */
const keptText = (kept: readonly KeptFigure[], names: ReadonlyMap<string, string>): string =>
  [...Map.groupBy(kept, ({ by }) => by)]
    .map(([by, figures]) => `${figures.map(({ what }) => what).join(', ')} by ${nameOf(by, names)}`)
    .join('; ');

const nameOf = (by: ActorId, names: ReadonlyMap<string, string>): string => {
  if (by.startsWith('system:')) return 'the command line';
  if (by.startsWith('job:')) return by.slice('job:'.length).replace('-', ' ');
  return names.get(by) ?? 'a former player';
};
