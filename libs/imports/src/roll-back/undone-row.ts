import { car, type CarEvent, type CarPast } from '#domain';
import { type ActorId, fold } from '#kernel';
import { type FieldChanges, fieldChangesOf } from '../field-changes.ts';

/** A figure, or the status, that was changed again since, and who did that last: an id, for names are not written down. */
export type KeptFigure = { readonly what: string; readonly by: ActorId };

/** What became of one car: what was done to it, figure by figure, and what stays since it was changed again. */
export type UndoneRow = {
  readonly carId: string;
  readonly did: readonly ('revised' | 'retired' | 'returned' | 'withdrawn')[];
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
