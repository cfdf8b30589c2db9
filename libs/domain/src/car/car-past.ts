import { type Decider, fold, type Recorded } from '#kernel';
import { compareGameVersions } from '#racing';
import { saidOf } from './car-at.ts';
import { type CarCounts, countedOf, countsOf, difference } from './car-counts.ts';
import type { CarEvent, CarHistoryRestated, CarSource, SaidInVersion } from './car.events.ts';
import { car, type CarState } from './car.state.ts';

/** Everything that ever happened to a car, oldest first. */
export type CarPast = readonly Recorded<CarEvent>[];
export const carPast: Decider<CarPast, CarEvent> = {
  initial: [],
  evolve: (past, event) => [...past, event as Recorded<CarEvent>],
};

/** What a car is after all of it. */
export const stateOf = (past: readonly CarEvent[]): CarState => fold(car, past);

/** Whether the starter catalogue still has a say in what a car is or was. */
export const hasStarterWords = (past: readonly CarEvent[]): boolean =>
  saidOf(past).some(({ source }) => source === 'starter');

type Restating = {
  readonly carId: string;
  readonly source: CarSource;
  readonly history: readonly SaidInVersion[];
  readonly reason: CarHistoryRestated['data']['reason'];
  /** Absent: what follows from the history. */
  readonly counted?: CarCounts;
};

/** Says anew what each version made of a car, with the counts that this changes. */
export const restated = (past: readonly CarEvent[], restating: Restating): CarHistoryRestated => {
  const { counted, ...said } = restating;
  const history = byVersion(restating.history);
  const counts = difference(counted ?? countsOf(history), countedOf(past));
  return { type: 'CarHistoryRestated', data: { ...said, history, counts } };
};

/** In the order of versions, and within one in the order given. */
export const byVersion = (said: readonly SaidInVersion[]): readonly SaidInVersion[] =>
  said.toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));

/** What moderators said of a car stays, whatever list comes in. */
export const saidByModerators = (past: readonly CarEvent[]): readonly SaidInVersion[] =>
  saidOf(past).filter(({ source }) => source === 'moderator');
