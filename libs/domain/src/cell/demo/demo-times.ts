import type { ActorId } from '#kernel';
import { type LapTimeValue, plausibleLapTime } from '#racing';
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
/** How far a measured time is from the plausible one at most, as a share of it. */
const SPREAD = 0.008;

/** A lap time of an empty installation. */
export type DemoTime = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly by: ActorId;
};

/** Some hundred plausible times of cars of all classes, with gaps; the same list every time. */
export const demoTimes = (): readonly DemoTime[] =>
  starterCatalogue
    .filter((_, at) => at % EVERY_NTH_CAR === 0)
    .flatMap((starter) => tunes.flatMap((tune) => trackCodes.flatMap((trackCode) => timeOf(starter, tune, trackCode))));

const timeOf = ({ carId, car }: StarterCar, tune: string, trackCode: string): readonly DemoTime[] => {
  const cellName = `${carId}|${tune}|${trackCode}`;
  const value = plausibleLapTime(car, tune, trackCode);
  if (!value || chanceOf(`known ${cellName}`) < SHARE_UNKNOWN) return [];
  const by = demoActors[Math.floor(chanceOf(`by ${cellName}`) * demoActors.length)] ?? ('demo:amber' as ActorId);
  return [{ carId, tune, trackCode, value: measured(value, chanceOf(cellName)), by }];
};

const measured = (value: LapTimeValue, chance: number): LapTimeValue =>
  value.kind === 'time'
    ? { kind: 'time', seconds: Math.round(value.seconds * (1 + (chance * 2 - 1) * SPREAD) * 100) / 100 }
    : value;
