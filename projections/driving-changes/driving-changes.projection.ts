import type { CarEvent, CarFacts } from '#domain';
import {
  type DrivingFigures,
  drivingSince,
  drivingStats,
  type Statement,
  type VersionTimeline,
  withStatement,
} from '#racing';
import type { Projection } from '#read-store';

type DrivingTimeline = VersionTimeline<DrivingFigures>;

/** `since`: the version in which the car last came to drive otherwise; absent: it never did. */
export type DrivingChanges = { readonly since?: string; readonly timeline: DrivingTimeline };

/** View `driving-changes`: which times of a car are of another car by now. Read by key, beside the times. */
export const drivingChanges: Projection<CarEvent, DrivingChanges> = {
  name: 'driving-changes',
  version: 1,
  handles: ['CarReleased', 'CarRevised', 'CarHistoryRestated'],
  indexes: [],
  keysOf: ({ data }) => [data.carId],
  channel: (carId) => `car:${carId}`,
  evolve: (doc, event) => {
    const timeline = timelineAfter(doc?.timeline ?? [], event);
    if (!timeline) return doc;
    const since = drivingSince(timeline);
    return since === undefined ? { timeline } : { since, timeline };
  },
};

/** Undefined where the event says nothing of how the car drives. */
const timelineAfter = (before: DrivingTimeline, event: CarEvent): DrivingTimeline | undefined => {
  if (event.type === 'CarHistoryRestated') return event.data.history.flatMap((said) => drivingIn(said) ?? []);
  const statement =
    event.type === 'CarReleased'
      ? drivingIn({ gameVersion: event.data.gameVersion, whole: true, facts: event.data.car })
      : event.type === 'CarRevised'
        ? drivingIn({ gameVersion: event.data.gameVersion, whole: false, facts: event.data.changes })
        : undefined;
  return statement && withStatement(before, statement);
};

const drivingIn = ({ gameVersion, whole, facts }: Statement<CarFacts>): Statement<DrivingFigures> | undefined => {
  const driving = Object.fromEntries(drivingStats.flatMap((stat) => (stat in facts ? [[stat, facts[stat]]] : [])));
  return whole || Object.keys(driving).length > 0 ? { gameVersion, whole, facts: driving } : undefined;
};
