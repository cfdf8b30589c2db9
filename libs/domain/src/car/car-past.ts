import { type Decider, fold, type Recorded } from '#kernel';
import { compareGameVersions } from '#racing';
import { attributesByVersion } from './car-at.ts';
import { type CarCounts, countedOf, countsOf, difference } from './car-counts.ts';
import type { CarEvent, CarHistoryRestated, CarSource, AttributesInVersion } from './car.events.ts';
import { car, type CarState } from './car.state.ts';

export type CarPast = readonly Recorded<CarEvent>[];
export const carPast: Decider<CarPast, CarEvent> = {
  initial: [],
  evolve: (past, event) => [...past, event as Recorded<CarEvent>],
};

export const stateOf = (past: readonly CarEvent[]): CarState => fold(car, past);

/** Whether any statement of the starter catalogue about a car still holds. */
export const hasStarterAttributes = (past: readonly CarEvent[]): boolean =>
  attributesByVersion(past).some(({ source }) => source === 'starter');

type Restating = {
  readonly carId: string;
  readonly source: CarSource;
  readonly history: readonly AttributesInVersion[];
  readonly reason: CarHistoryRestated['data']['reason'];
  /** Absent: as derived from the history. */
  readonly counted?: CarCounts;
};

/** The event that restates a car's history, with the resulting change of counts. */
export const restated = (past: readonly CarEvent[], restating: Restating): CarHistoryRestated => {
  const { counted, ...said } = restating;
  const history = byVersion(restating.history);
  const counts = difference(counted ?? countsOf(history), countedOf(past));
  return { type: 'CarHistoryRestated', data: { ...said, history, counts } };
};

export const byVersion = (said: readonly AttributesInVersion[]): readonly AttributesInVersion[] =>
  said.toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));

/** Moderators' statements about a car stay, whatever list is imported. */
export const attributesByModerators = (past: readonly CarEvent[]): readonly AttributesInVersion[] =>
  attributesByVersion(past).filter(({ source }) => source === 'moderator');
