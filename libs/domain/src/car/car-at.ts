import { compareGameVersions, factsAt, type Statement, type VersionTimeline } from '#racing';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarReleased, CarRevised, SaidInVersion } from './car.events.ts';

export type CarTimeline = VersionTimeline<CarFacts>;

export const statementOf = ({ type, data }: CarReleased | CarRevised): Statement<CarFacts> =>
  type === 'CarReleased'
    ? { gameVersion: data.gameVersion, whole: true, facts: data.car }
    : { gameVersion: data.gameVersion, whole: false, facts: data.changes };

/** A car at a version results from its events up to it, by version, then by position; undefined before its release. */
export const carAt = (events: readonly CarEvent[], gameVersion: string): CarFacts | undefined => {
  return factsAt<CarFacts>(saidOf(events), gameVersion);
};

/** All statements about a car's stats that hold: by version, then in order of events. */
export const saidOf = (events: readonly CarEvent[]): readonly SaidInVersion[] =>
  events
    .reduce<readonly SaidInVersion[]>((said, event) => {
      if (event.type === 'CarHistoryRestated') return event.data.history;
      if (event.type !== 'CarReleased' && event.type !== 'CarRevised') return said;
      return [...said, { ...statementOf(event), source: event.data.source }];
    }, [])
    .toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));
