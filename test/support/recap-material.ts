import type { Event, Recorded } from '#kernel';
import type { RecapMaterial } from '#projections/recap-activities/figures/recap-entries';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import { raceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { noRecap, recaps } from '#projections/recaps/recaps.projection';
import { ledCell } from '#projections/records/led-cell';
import { records } from '#projections/records/records.projection';
import { reignsOfTrack } from '#projections/records/reigns-of-track';
import { playedDocs, recordedAt } from './played-docs.ts';

export type OnDay = Event & { readonly meta: { readonly at: string; readonly actor?: string } };

type Of = Pick<RecapMaterial, 'by' | 'period' | 'now'>;

export const recapMaterial = (events: readonly OnDay[], of: Of): RecapMaterial =>
  recapMaterialOf(events.map(recordedAt), of);

export const recapMaterialOf = (events: readonly Recorded[], of: Of): RecapMaterial => {
  const zones = (playedDocs(recaps, events).get(of.by) ?? noRecap).zones;
  const facts = [...playedDocs(recapActivities, events)]
    .map(([key, doc]) => ({ key, doc }))
    .filter(({ doc }) => doc.by === of.by);
  const driving = new Map(
    [...playedDocs(raceStatChanges, events)].map(([carId, { moments = [] }]) => [carId, moments] as const),
  );
  const cells = [...playedDocs(records, events).values()].map(ledCell);
  const tracks = [...Map.groupBy(cells, ({ trackCode }) => trackCode).values()].map((all) =>
    reignsOfTrack(all, driving),
  );
  const [reigns, places] = [tracks.flatMap((told) => told.reigns), tracks.flatMap(({ placed }) => placed)];
  return { ...of, zones, facts, reigns, places };
};
