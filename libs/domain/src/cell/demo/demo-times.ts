import type { ActorId } from '#kernel';
import { type LapTimeValue, predictLapTime } from '#racing';
import type { StarterCar } from '../../car/starter/starter-car.ts';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { chanceOf } from './chance.ts';

/** So that all classes are there. */
const EVERY_NTH_CAR = 8;
const tunes = ['332', '323', '233'] as const;
// prettier-ignore
const trackCodes = [
  'carPark_a00', 'gForce_a00', 'gForcer_a00', 'hairpin_a00', 'indoorKart_a00', 'kart_a00', 'slalom_a00',
  'slalomr_a00', 'tCircuit_a00', 'tCircuitr_a00', 'tRoad_a00', 'fast_a00', 'fastr_a00', 'canyonTour_a00',
  'laguna_a00', 'tRoad_a01', 'drag100_a00', 'testBowl_a00', 'forestSlalom_a10', 'mtHill_a60',
];

/** Who has measured the demo times: ids that an installation may make accounts for. */
export const demoActors = ['demo:amber', 'demo:birch', 'demo:cobalt', 'demo:dune'] as ActorId[];

/** Share of the cells that nobody has measured. */
const SHARE_UNKNOWN = 0.4;
/** How far a measured time is from the predicted one at most, as a share of it. */
const SPREAD = 0.004;
/** Share of the times that were typed in wrong, for moderators to find. */
const SHARE_MISTYPED = 0.012;

/** A lap time of an empty installation. */
export type DemoTime = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly by: ActorId;
};

/** Some hundred predicted times of cars of all classes, with gaps and slips; the same list every time. */
export const demoTimes = (): readonly DemoTime[] =>
  starterCatalogue
    .filter((_, at) => at % EVERY_NTH_CAR === 0)
    .flatMap((starter) => tunes.flatMap((tune) => trackCodes.flatMap((trackCode) => timeOf(starter, tune, trackCode))));

const timeOf = ({ carId, car }: StarterCar, tune: string, trackCode: string): readonly DemoTime[] => {
  const cellName = `${carId}|${tune}|${trackCode}`;
  const value = predictLapTime(car, tune, trackCode)?.value;
  if (!value || chanceOf(`known ${cellName}`) < SHARE_UNKNOWN) return [];
  const by = demoActors[Math.floor(chanceOf(`by ${cellName}`) * demoActors.length)] ?? ('demo:amber' as ActorId);
  return [{ carId, tune, trackCode, value: measured(value, cellName), by }];
};

const measured = (value: LapTimeValue, cellName: string): LapTimeValue => {
  if (value.kind !== 'time') return value;
  const noise = 1 + (chanceOf(cellName) * 2 - 1) * SPREAD;
  const hundredths = Math.round(value.seconds * noise * 100);
  return { kind: 'time', seconds: typed(hundredths, chanceOf(`typed ${cellName}`)) / 100 };
};

/** Slips that players make: two digits swapped, a minute too many. */
const typed = (hundredths: number, chance: number): number => {
  if (chance > SHARE_MISTYPED) return hundredths;
  if (chance > SHARE_MISTYPED / 2) return hundredths + 60 * 100;
  const seconds = Math.floor(hundredths / 100) % 60;
  const swapped = (seconds % 10) * 10 + Math.floor(seconds / 10);
  return swapped < 60 ? hundredths + (swapped - seconds) * 100 : hundredths;
};
