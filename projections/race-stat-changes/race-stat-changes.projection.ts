import type { CarEvent, CarAttributes } from '#domain';
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

/** At this log position it became known since which version a car drives differently; absent: that it never changed. */
export type DrivingMoment = { readonly position: number; readonly at: string; readonly since?: string };

/**
 * `since`: the version in which the car last changed its driving; absent: never. `moments`: each change of this value,
 * the last of them at `changed`.
 */
export type RaceStatChanges = {
  readonly since?: string;
  readonly timeline: DrivingTimeline;
  readonly moments?: readonly DrivingMoment[];
  readonly changed?: number;
};

/** View `race-stat-changes`: which times are of an earlier state of the car. Read by key, together with the times. */
export const raceStatChanges: Projection<CarEvent, RaceStatChanges> = {
  name: 'race-stat-changes',
  version: 2,
  handles: ['CarReleased', 'CarRevised', 'CarHistoryRestated'],
  indexes: [['changed']],
  keysOf: ({ data }) => [data.carId],
  channel: (carId) => `car:${carId}`,
  evolve: (doc, event) => {
    const timeline = timelineAfter(doc?.timeline ?? [], event);
    if (!timeline) return doc;
    const since = drivingSince(timeline);
    const said = since === undefined ? {} : { since };
    if (since === doc?.since) return { ...doc, ...said, timeline };
    const moment = { position: event.position, at: event.meta.at, ...said };
    return { ...said, timeline, moments: [...(doc?.moments ?? []), moment], changed: event.position };
  },
};

/** Undefined where the event does not affect how the car drives. */
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

const drivingIn = ({ gameVersion, whole, facts }: Statement<CarAttributes>): Statement<DrivingFigures> | undefined => {
  const driving = Object.fromEntries(drivingStats.flatMap((stat) => (stat in facts ? [[stat, facts[stat]]] : [])));
  return whole || Object.keys(driving).length > 0 ? { gameVersion, whole, facts: driving } : undefined;
};
