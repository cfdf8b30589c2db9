import type { CarEvent } from '#domain';
import {
  type DrivingFigures,
  drivingSince,
  drivingStats,
  type Statement,
  type VersionTimeline,
  withStatement,
} from '#racing';
import type { Projection } from '#read-store';

/** `since`: the version in which the car last came to drive otherwise; absent: it never did. */
export type DrivingChanges = { readonly since?: string; readonly timeline: VersionTimeline<DrivingFigures> };

/** View `driving-changes`: which times of a car are of another car by now. Read by key, beside the times. */
export const drivingChanges: Projection<CarEvent, DrivingChanges> = {
  name: 'driving-changes',
  version: 1,
  handles: ['CarReleased', 'CarRevised'],
  indexes: [],
  keysOf: ({ data }) => [data.carId],
  channel: (carId) => `car:${carId}`,
  evolve: (doc, event) => {
    const statement = statementIn(event);
    if (!statement) return doc;
    const timeline = withStatement(doc?.timeline ?? [], statement);
    const since = drivingSince(timeline);
    return since === undefined ? { timeline } : { since, timeline };
  },
};

const statementIn = (event: CarEvent): Statement<DrivingFigures> | undefined => {
  if (event.type !== 'CarReleased' && event.type !== 'CarRevised') return undefined;
  const { gameVersion } = event.data;
  const facts: Readonly<Record<string, unknown>> = event.type === 'CarReleased' ? event.data.car : event.data.changes;
  const driving = Object.fromEntries(drivingStats.flatMap((stat) => (stat in facts ? [[stat, facts[stat]]] : [])));
  const whole = event.type === 'CarReleased';
  return whole || Object.keys(driving).length > 0 ? { gameVersion, whole, facts: driving } : undefined;
};
