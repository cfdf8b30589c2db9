import { compareGameVersions, attributesAt, type Statement, type VersionTimeline } from '#racing';
import type { CarAttributes } from './car-attributes.ts';
import type { CarEvent, CarReleased, CarRevised, AttributesInVersion } from './car.events.ts';

export type CarTimeline = VersionTimeline<CarAttributes>;

export const statementOf = ({ type, data }: CarReleased | CarRevised): Statement<CarAttributes> =>
  type === 'CarReleased'
    ? { gameVersion: data.gameVersion, whole: true, facts: data.car }
    : { gameVersion: data.gameVersion, whole: false, facts: data.changes };

/** A car at a version results from its events up to it, by version, then by position; undefined before its release. */
export const carAt = (events: readonly CarEvent[], gameVersion: string): CarAttributes | undefined => {
  return attributesAt<CarAttributes>(attributesByVersion(events), gameVersion);
};

/** All statements about a car's stats that hold: by version, then in order of events. */
export const attributesByVersion = (events: readonly CarEvent[]): readonly AttributesInVersion[] =>
  events
    .reduce<readonly AttributesInVersion[]>((said, event) => {
      if (event.type === 'CarHistoryRestated') return event.data.history;
      if (event.type !== 'CarReleased' && event.type !== 'CarRevised') return said;
      return [...said, { ...statementOf(event), source: event.data.source }];
    }, [])
    .toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));
