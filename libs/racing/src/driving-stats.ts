import { compareGameVersions } from './game-version.ts';
import { sameFigure, type VersionTimeline, attributesAt } from './version-timeline.ts';

/**
 * Stats that decide how quickly a car drives: when the game changes one, times measured before are of another car. The
 * list "Performance" of the game's own change log (tyres, drive, clearance, ABS, TCS, top speed, 0-60, handling, MRA,
 * weight, brake); rating, class, year, name, tags and prize leave a time as it is.
 */
export const drivingStats = [
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'tyre',
  'drive',
  'clearance',
  'abs',
  'tcs',
  'brake',
] as const;
export type DrivingStat = (typeof drivingStats)[number];

/** The values of a car's driving stats. */
export type DrivingFigures = { readonly [Stat in DrivingStat]: string | number | boolean | null };

/** Stats that enter the catalogue long after the game had them: null there is unknown, not another value. */
const MEASURED_LATER: ReadonlySet<DrivingStat> = new Set(['mra', 'brake']);

/**
 * The versions in which a driving stat of the car changed, oldest first. A value that becomes known (from null, MRA and
 * brake) is no change, nor is a correction of the version in which the car came.
 */
const changesIn = (timeline: VersionTimeline<DrivingFigures>): readonly string[] => {
  const versions = [...new Set(timeline.map(({ gameVersion }) => gameVersion))];
  return versions.filter((version, at) => {
    const before = at === 0 ? undefined : attributesAt(timeline, versions[at - 1]);
    const now = attributesAt(timeline, version);
    return before !== undefined && now !== undefined && drivesOtherwise(before, now);
  });
};

/** The version in which a driving stat of the car last changed; undefined when none ever did. */
export const drivingSince = (timeline: VersionTimeline<DrivingFigures>): string | undefined =>
  changesIn(timeline).at(-1);

/**
 * Returns whether the car drove the same in the version of a measurement (undefined: unknown) as in `gameVersion`: no
 * driving stat changed between the two. False where that version did not have the car.
 */
export const droveAlike = (
  timeline: VersionTimeline<DrivingFigures>,
  gameVersion: string,
): ((measuredIn: string | undefined) => boolean) => {
  const changes = changesIn(timeline);
  const changesUpTo = (version: string) => changes.filter((one) => compareGameVersions(one, version) <= 0).length;
  const then = attributesAt(timeline, gameVersion) && changesUpTo(gameVersion);
  return (measuredIn) => measuredIn !== undefined && changesUpTo(measuredIn) === then;
};

const drivesOtherwise = (before: DrivingFigures, now: DrivingFigures): boolean =>
  drivingStats.some((stat) => !sameFigure(before[stat], now[stat]) && !becameKnown(stat, before[stat], now[stat]));

const becameKnown = (stat: DrivingStat, before: unknown, now: unknown): boolean =>
  MEASURED_LATER.has(stat) && (before === null || now === null);
