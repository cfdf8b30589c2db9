import { compareGameVersions } from '#racing';
import type { View } from '#read-store';
import type { RaceStatChanges } from './race-stat-changes.projection.ts';

/** When a car's driving last changed, and the position of that entry. */
export type DrivesSince = { readonly since: string | undefined; readonly position: number };
export type DrivingOfCars = ReadonlyMap<string, DrivesSince>;

/** Since when these cars drive as they do: one read by key. A car missing in the result never changed. */
export const drivingOf = async (view: View<RaceStatChanges>, carIds: readonly string[]): Promise<DrivingOfCars> => {
  const found = await view.getMany([...new Set(carIds)]);
  return new Map([...found].map(([carId, { doc, position }]) => [carId, { since: doc.since, position }]));
};

/** Whether a time measured in a version is from before the car's driving changed. */
export const isPast = (measuredIn: string | undefined, driving: DrivesSince | undefined): boolean =>
  measuredIn !== undefined && driving?.since !== undefined && compareGameVersions(measuredIn, driving.since) < 0;
