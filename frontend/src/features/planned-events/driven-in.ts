import type { FieldOfTrack } from './event-hands.ts';

/** All of a field that the user may drive, as queries for hands take it; undefined where everything may be driven. */
export const drivenIn = (
  field: readonly FieldOfTrack[],
  drives: ((carId: string, tune: string) => boolean) | undefined,
): ReadonlySet<string> | undefined =>
  drives &&
  new Set(
    field.flatMap(({ rows }) => rows.flatMap(([carId, tune]) => (drives(carId, tune) ? [`${carId}|${tune}`] : []))),
  );
