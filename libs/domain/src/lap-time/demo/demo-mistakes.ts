import type { CarAttributes } from '../../car/car-attributes.ts';
import { isWithinRange, predictLapTime } from '#racing';
import { chanceOf } from './chance.ts';
import { demoTrackCodes } from './demo-cells.ts';

/**
 * Typical input errors: two digits swapped, a digit too few, a minute too many, the time of the car before it was
 * tuned, the time of another track.
 */
export const demoMistakes = ['swapped-digits', 'lost-digit', 'extra-minute', 'wrong-tune', 'wrong-track'] as const;
export type DemoMistake = (typeof demoMistakes)[number];

export type Measured = {
  readonly car: CarAttributes;
  readonly tune: string;
  readonly trackCode: string;
  readonly seconds: number;
  readonly low: number;
  readonly high: number;
};

/** The time with a mistake in it, and which; undefined where none of the kinds would show. */
export const mistaken = (measured: Measured, cellName: string): { kind: DemoMistake; seconds: number } | undefined => {
  const first = Math.floor(chanceOf(`mistake ${cellName}`) * demoMistakes.length);
  const kinds = [...demoMistakes.slice(first), ...demoMistakes.slice(0, first)];
  return kinds
    .map((kind) => ({ kind, seconds: wrong[kind](measured, cellName) }))
    .find(({ seconds }) => isWithinRange({ kind: 'time', seconds }) && shows(seconds, measured));
};

/** Mistakes within the car's plausible range cannot be found. */
const shows = (seconds: number, { low, high }: Measured): boolean => seconds < low || seconds > high;

/** NaN where this mistake is impossible. */
const wrong = {
  'swapped-digits': ({ seconds }) => {
    const whole = Math.floor(seconds) % 60;
    const swapped = (whole % 10) * 10 + Math.floor(whole / 10);
    return swapped < 60 ? hundredths(seconds + swapped - whole) : Number.NaN;
  },
  'lost-digit': ({ seconds }, cellName) => {
    const digits = String(Math.round(seconds * 100));
    const at = Math.floor(chanceOf(`digit ${cellName}`) * digits.length);
    return digits.length < 4 ? Number.NaN : Number(digits.slice(0, at) + digits.slice(at + 1)) / 100;
  },
  'extra-minute': ({ seconds }) => hundredths(seconds + 60),
  'wrong-tune': ({ car, trackCode }) => predictedSeconds(car, '000', trackCode),
  'wrong-track': ({ car, tune, trackCode }) => {
    const at = demoTrackCodes.findIndex((code) => code === trackCode);
    return predictedSeconds(car, tune, demoTrackCodes[(at + 1) % demoTrackCodes.length] ?? trackCode);
  },
} satisfies Record<DemoMistake, (measured: Measured, cellName: string) => number>;

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

const predictedSeconds = (car: CarAttributes, tune: string, trackCode: string): number => {
  const value = predictLapTime(car, tune, trackCode)?.value;
  return value?.kind === 'time' ? value.seconds : Number.NaN;
};
