import { car, type CarEvent, type CarPast } from '#domain';
import { type ActorId, fold } from '#kernel';
import { type FieldChanges, fieldChangesOf } from '../field-changes.ts';

/** A stat, or the status, that was changed again since, and the last actor: an id, as names are not stored. */
export type RetainedValue = { readonly what: string; readonly by: ActorId };

/** The result for one car: the changes, stat by stat, and what stays as it was changed again. */
export type UndoneRow = {
  readonly carId: string;
  readonly did: readonly ('revised' | 'retired' | 'returned' | 'withdrawn')[];
  readonly changes: FieldChanges;
  readonly kept: readonly RetainedValue[];
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

/** A restated history is a revision where nothing else happened to the car. */
const didOf = (events: readonly CarEvent[]): UndoneRow['did'] => {
  const did = events.flatMap(({ type }) => (type === 'CarHistoryRestated' ? [] : [verbs[type]]));
  return did.length === 0 && events.length > 0 ? ['revised'] : [...new Set(did)];
};

export const undoneRow = (
  carId: string,
  before: CarPast,
  events: readonly CarEvent[],
  kept: readonly RetainedValue[],
): UndoneRow => ({
  carId,
  did: didOf(events),
  changes: fieldChangesOf({ before: fold(car, before), events }),
  kept,
});
