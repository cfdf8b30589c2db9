import type { CarClass } from '../car-class.ts';

/** Price of one fuse: cash, the wait in seconds, and the gold that skips the full wait. */
export type FusePrice = { readonly cash: number; readonly seconds: number; readonly gold: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const fuse = (cash: number, seconds: number, gold: number): FusePrice => ({ cash, seconds, gold });

/**
 * The two fuses of a part by class: before its fourth and before its seventh step. Each also takes cars, which are not
 * counted here. Seen on a car's upgrade page. Source: the players' notes.
 */
export const fusePrices: Readonly<Record<CarClass, readonly [first: FusePrice, second: FusePrice]>> = {
  F: [fuse(400, 5 * MINUTE, 10), fuse(600, 15 * MINUTE, 25)],
  E: [fuse(700, 15 * MINUTE, 25), fuse(950, 30 * MINUTE, 45)],
  D: [fuse(1100, 30 * MINUTE, 45), fuse(1400, HOUR, 85)],
  C: [fuse(1600, HOUR, 85), fuse(1950, 2 * HOUR, 160)],
  B: [fuse(2200, 2 * HOUR, 160), fuse(2600, 4 * HOUR, 300)],
  A: [fuse(2900, 4 * HOUR, 300), fuse(3350, 8 * HOUR, 550)],
  S: [fuse(3700, 8 * HOUR, 550), fuse(4200, 16 * HOUR, 1000)],
};

/** Cars that one fuse of a class S car takes: either so many of class A or so many of the same car. */
export const legendaryFuseCars = { classA: 3, duplicates: 1 } as const;
