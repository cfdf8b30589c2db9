import { factsAt, type Statement, type VersionTimeline, withStatement } from '#racing';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarReleased, CarRevised } from './car.events.ts';

/** What the facts of a car's stream say about its figures, by version of the game. */
export type CarTimeline = VersionTimeline<CarFacts>;

/** What an event says about the car's figures. */
export const statementOf = ({ type, data }: CarReleased | CarRevised): Statement<CarFacts> =>
  type === 'CarReleased'
    ? { gameVersion: data.gameVersion, whole: true, facts: data.car }
    : { gameVersion: data.gameVersion, whole: false, facts: data.changes };

/** A car at a version is what its events up to it say, by version, then by position; undefined before its release. */
export const carAt = (events: readonly CarEvent[], gameVersion: string): CarFacts | undefined => {
  const timeline = events.reduce<CarTimeline>(
    (before, event) =>
      event.type === 'CarReleased' || event.type === 'CarRevised' ? withStatement(before, statementOf(event)) : before,
    [],
  );
  return factsAt(timeline, gameVersion);
};
