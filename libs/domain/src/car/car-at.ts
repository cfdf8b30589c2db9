import { compareGameVersions, factsAt, type Statement, type VersionTimeline } from '#racing';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarReleased, CarRevised, SaidInVersion } from './car.events.ts';

/** What the facts of a car's stream say about its figures, by version of the game. */
export type CarTimeline = VersionTimeline<CarFacts>;

/** What an event says about the car's figures. */
export const statementOf = ({ type, data }: CarReleased | CarRevised): Statement<CarFacts> =>
  type === 'CarReleased'
    ? { gameVersion: data.gameVersion, whole: true, facts: data.car }
    : { gameVersion: data.gameVersion, whole: false, facts: data.changes };

/** A car at a version is what its events up to it say, by version, then by position; undefined before its release. */
export const carAt = (events: readonly CarEvent[], gameVersion: string): CarFacts | undefined => {
  return factsAt<CarFacts>(saidOf(events), gameVersion);
};

/** All that holds of what was said of a car's figures: by version, then in the order of saying. */
export const saidOf = (events: readonly CarEvent[]): readonly SaidInVersion[] =>
  events
    .reduce<readonly SaidInVersion[]>((said, event) => {
      if (event.type === 'CarHistoryRestated') return event.data.history;
      if (event.type !== 'CarReleased' && event.type !== 'CarRevised') return said;
      return [...said, { ...statementOf(event), source: event.data.source }];
    }, [])
    .toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));
