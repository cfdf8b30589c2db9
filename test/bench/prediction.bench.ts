import { existsSync, readFileSync } from 'node:fs';
import { type CarStats, predictLapTime, wholeMph } from '#racing';
import { median, perSecond, quantile, row } from './bench-kit.ts';

const folder = new URL('../../../shared/data/', import.meta.url);

type Measured = { car: string; tune: string; track: string; condition: string; seconds?: number; mph?: number };
type Question = { car: CarStats; tune: string; trackCode: string; measured: number | undefined };

/** The deviation of predicted lap times from 10,070 measured ones, and how many can be made in a second. */
export default async (): Promise<boolean> => {
  if (!existsSync(new URL('lap-times.jsonl', folder))) {
    console.log('| prediction of lap times | skipped: no ../shared/data to compare with | | | | - |');
    return true;
  }
  const questions = read();
  const errors = questions.flatMap(errorOf).map((error) => error * 100);
  const speed = await perSecond(questions.length, () => questions.forEach(errorOf));
  const work = `prediction of ${errors.length.toLocaleString('en')} measured lap times`;
  return [
    row({ work: `${work}: median error`, value: median(errors), unit: '%', atMost: 0.45 }),
    row({ work: `${work}: nine of ten are within`, value: quantile(errors, 0.9), unit: '%', atMost: 3.2 }),
    row({ work: `${work}: speed`, value: speed, unit: '/s' }),
  ].every(Boolean);
};

const read = (): readonly Question[] => {
  const cars = new Map(lines<CarStats & { id: string }>('catalogue.jsonl').map((car) => [car.id, car]));
  return lines<Measured>('lap-times.jsonl').flatMap(({ car, tune, track, condition, seconds, mph }) => {
    const stats = cars.get(car);
    return stats ? [{ car: stats, tune, trackCode: `${track}_a${condition}`, measured: seconds ?? mph }] : [];
  });
};

const lines = <Shape>(file: string): readonly Shape[] =>
  Array.from(readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'), (line) => JSON.parse(line) as Shape);

/** Empty where either is a DNF, or nothing is predicted. */
const errorOf = ({ car, tune, trackCode, measured }: Question): number[] => {
  const value = predictLapTime(car, tune, trackCode)?.value;
  if (!value || value.kind === 'dnf' || measured === undefined) return [];
  const ours = value.kind === 'time' ? value.seconds : wholeMph(value.metresPerSecond);
  return [Math.abs(ours / measured - 1)];
};
