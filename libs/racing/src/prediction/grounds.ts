import type { CarStats } from '../car-stats.ts';
import type { SimpleSurface } from '../conditions.ts';
import { gripPercent } from '../grip.ts';
import type { StraightLine } from './straight-line.ts';

/** Effect of ground on a start (mph a second at full grip), on top speed, on a 4WD's start, and on one without TCS. */
type Ground = {
  readonly start: number;
  readonly topSpeed: number;
  readonly fourWheels: number;
  readonly noTcs: number;
};

/** Source: the players' fit, one ground at a time. Dry asphalt supports what any car can do. */
// prettier-ignore
const grounds: Partial<Record<SimpleSurface, Ground>> = {
  '00': { start: 99,   topSpeed: 1,    fourWheels: 1,    noTcs: 1 },
  '01': { start: 16.2, topSpeed: 0.96, fourWheels: 1.35, noTcs: 0.95 },
  '10': { start: 10.9, topSpeed: 0.86, fourWheels: 1.43, noTcs: 0.88 },
  '11': { start: 7.5,  topSpeed: 0.75, fourWheels: 1.49, noTcs: 0.91 },
  '20': { start: 12,   topSpeed: 0.92, fourWheels: 1.36, noTcs: 0.95 },
  '30': { start: 10.4, topSpeed: 0.65, fourWheels: 1.8,  noTcs: 1 },
  '50': { start: 7.4,  topSpeed: 0.64, fourWheels: 1.72, noTcs: 0.85 },
  '60': { start: 6.2,  topSpeed: 0.72, fourWheels: 1.7,  noTcs: 0.85 },
};

/** The same car on other ground; undefined where no straight line was measured. */
export const onGround = (line: StraightLine, car: CarStats, surface: SimpleSurface): StraightLine | undefined => {
  const ground = grounds[surface];
  if (!ground) return undefined;
  const grip = gripPercent(surface, car.drive, car.tyre) / 100;
  const held = ground.start * grip * (car.drive === '4WD' ? ground.fourWheels : 1) * (car.tcs ? 1 : ground.noTcs);
  return { ...line, launch: Math.min(line.launch, held), topSpeedMph: line.topSpeedMph * ground.topSpeed };
};
