import type { ActorId } from '#kernel';
import { type LapTimeValue, predictLapTime, type Prediction } from '#racing';
import { type StarterAttributes, starterHistory } from '../../car/starter/starter-history.ts';
import { chanceOf } from './chance.ts';
import { type DemoCell, demoCells } from './demo-cells.ts';
import { type DemoMistake, mistaken } from './demo-mistakes.ts';

/** The authors of the demo times: ids that an installation may create accounts for. */
export const demoActors = ['demo:amber', 'demo:birch', 'demo:cobalt', 'demo:dune'] as ActorId[];

/** Makes the decisions that no user makes on their own items. */
export const demoModerator = 'demo:moderator' as ActorId;

/** The maximum distance of a measured time from the predicted one, as a share of it. */
const SPREAD = 0.004;
/** Share of mistaken times, for moderators to find; none in the deck of a first visit. */
const SHARE_MISTAKEN = 0.03;
/** Share of the times that were measured before the current game version. */
const SHARE_OLDER = 0.12;

/** A lap time of an empty installation; `mistake` is its mistake, which is not shown. */
export type DemoTime = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
  readonly gameVersion: string;
  readonly by: ActorId;
  readonly mistake?: DemoMistake;
  /** The measured time, where the mistake made a record: its author noticed and withdrew it. */
  readonly noticed?: LapTimeValue;
};

/** Some thousand predicted times of cars of all classes, with noise, gaps and a few mistakes; the same list every time. */
export const demoTimes = (): readonly DemoTime[] => demoCells().flatMap(timeOf);

const timeOf = (cell: DemoCell): readonly DemoTime[] => {
  const { starter, tune, trackCode } = cell;
  const { carId } = starter;
  const cellName = `${carId}|${tune}|${trackCode}`;
  const { car, gameVersion } = measuredCar(starterHistory(starter), cellName);
  const prediction = predictLapTime(car, tune, trackCode);
  if (!prediction) return [];
  const by = demoActors[Math.floor(chanceOf(`by ${cellName}`) * demoActors.length)] ?? ('demo:amber' as ActorId);
  const time = { carId, tune, trackCode, value: measuredValue(prediction, cellName), gameVersion, by };
  const isMistaken = cell.shown !== 'first' && chanceOf(`typed ${cellName}`) < SHARE_MISTAKEN;
  return [isMistaken ? withMistake(time, car, prediction, cellName) : time];
};

/** The car as it was when it was measured: mostly today's, sometimes that of the version before. */
const measuredCar = (history: readonly StarterAttributes[], cellName: string): StarterAttributes => {
  const [today, before] = history.toReversed();
  if (!today) throw new Error(`no facts of ${cellName}`);
  return before && chanceOf(`version ${cellName}`) < SHARE_OLDER ? before : today;
};

const measuredValue = ({ value }: Prediction, cellName: string): LapTimeValue => {
  if (value.kind !== 'time') return value;
  const noise = 1 + (chanceOf(cellName) * 2 - 1) * SPREAD;
  return { kind: 'time', seconds: Math.round(value.seconds * noise * 100) / 100 };
};

const withMistake = (
  time: DemoTime,
  car: StarterAttributes['car'],
  { low, high }: Prediction,
  cellName: string,
): DemoTime => {
  if (time.value.kind !== 'time' || low.kind !== 'time' || high.kind !== 'time') return time;
  const measured = { ...time, car, seconds: time.value.seconds, low: low.seconds, high: high.seconds };
  const found = mistaken(measured, cellName);
  if (!found) return time;
  const noticed = found.seconds < low.seconds ? { noticed: time.value } : {};
  return { ...time, value: { kind: 'time', seconds: found.seconds }, mistake: found.kind, ...noticed };
};
