import type { ActorId } from '#kernel';
import { type LapTimeValue, predictLapTime } from '#racing';
import type { StarterCar } from '../../car/starter/starter-car.ts';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { chanceOf } from './chance.ts';

/** So that all classes are there. */
const EVERY_NTH_CAR = 8;
/** What a first visit compares: one of each kind, so that the page shows what it is for. */
const SHOWN_FIRST = [
  'Ferrari_LaFerrari_2013',
  'Porsche_Carrera_GT_2003',
  'Lotus_3-Eleven_2016',
  'Honda_NSX_2016',
  'BMW_M5_2017',
  'Lamborghini_Urus_2018',
  'Audi_RS_6_Avant_2013',
  'Hyundai_Ioniq_5_N_2023',
  'Ford_F-150_SVT_Raptor_2010',
];
const tunes = ['332', '323', '233'] as const;
// prettier-ignore
const trackCodes = [
  'carPark_a00', 'gForce_a00', 'gForcer_a00', 'hairpin_a00', 'indoorKart_a00', 'kart_a00', 'slalom_a00',
  'slalomr_a00', 'tCircuit_a00', 'tCircuitr_a00', 'tRoad_a00', 'fast_a00', 'fastr_a00', 'canyonTour_a00',
  'laguna_a00', 'tRoad_a01', 'drag100_a00', 'testBowl_a00', 'forestSlalom_a10', 'mtHill_a60', 'hairpin_a50',
  'slalom_a20', 'figureEight_ab0',
];

/** Who has measured the demo times: ids that an installation may make accounts for. */
export const demoActors = ['demo:amber', 'demo:birch', 'demo:cobalt', 'demo:dune'] as ActorId[];

/** Share of the cells that nobody has measured; of the cars shown first only a few. */
const SHARE_UNKNOWN = 0.4;
const SHARE_UNKNOWN_SHOWN_FIRST = 0.06;
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
    .filter(({ carId }, at) => at % EVERY_NTH_CAR === 0 || SHOWN_FIRST.includes(carId))
    .flatMap((starter) => tunes.flatMap((tune) => trackCodes.flatMap((trackCode) => timeOf(starter, tune, trackCode))));

const timeOf = ({ carId, car }: StarterCar, tune: string, trackCode: string): readonly DemoTime[] => {
  const cellName = `${carId}|${tune}|${trackCode}`;
  const value = predictLapTime(car, tune, trackCode)?.value;
  const unknown = SHOWN_FIRST.includes(carId) ? SHARE_UNKNOWN_SHOWN_FIRST : SHARE_UNKNOWN;
  if (!value || chanceOf(`known ${cellName}`) < unknown) return [];
  const by = demoActors[Math.floor(chanceOf(`by ${cellName}`) * demoActors.length)] ?? ('demo:amber' as ActorId);
  const slips = SHOWN_FIRST.includes(carId) ? 0 : SHARE_MISTYPED;
  return [{ carId, tune, trackCode, value: measured(value, cellName, slips), by }];
};

const measured = (value: LapTimeValue, cellName: string, slips: number): LapTimeValue => {
  if (value.kind !== 'time') return value;
  const noise = 1 + (chanceOf(cellName) * 2 - 1) * SPREAD;
  const hundredths = Math.round(value.seconds * noise * 100);
  return { kind: 'time', seconds: typed(hundredths, chanceOf(`typed ${cellName}`), slips) / 100 };
};

/** Slips that players make: two digits swapped, a minute too many. */
const typed = (hundredths: number, chance: number, slips: number): number => {
  if (chance >= slips) return hundredths;
  if (chance > slips / 2) return hundredths + 60 * 100;
  const seconds = Math.floor(hundredths / 100) % 60;
  const swapped = (seconds % 10) * 10 + Math.floor(seconds / 10);
  return swapped < 60 ? hundredths + (swapped - seconds) * 100 : hundredths;
};
