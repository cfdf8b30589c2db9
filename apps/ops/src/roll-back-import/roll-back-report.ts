import { car, type CarEvent, type CarPast } from '#domain';
import { fold } from '#kernel';
import { changesText, type FieldChanges, fieldChangesOf } from '../import-report/report-row.ts';

/** What became of one car: what was done to it, figure by figure, and what stays since it was changed again. */
export type UndoneRow = {
  readonly carId: string;
  readonly did: readonly ('revised' | 'retired' | 'returned')[];
  readonly changes: FieldChanges;
  readonly kept: readonly string[];
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
  kept: readonly string[],
): UndoneRow => ({
  carId,
  did: didOf(events),
  changes: fieldChangesOf({ before: fold(car, before), events }),
  kept,
});

/** Cars that the text names; of the others only the number. */
const NAMED = 20;

/** The report as a person reads it. */
export const rollBackText = ({ importId, status, rows }: RollBackReport): string => {
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
    ...kept.map((row) => `    ${row.carId}: ${row.kept.join(', ')}`),
  ].join('\n');
};
