import type { CarClass } from '../car-class.ts';

/** The wait of one service in seconds, and the gold that skips it. */
export type ServicePrice = { readonly seconds: number; readonly gold: number };

/** By class, for one service; ten wait ten times as long. Seen on a car that needs service. Source: the players' notes. */
export const servicePrices: Readonly<Record<CarClass, ServicePrice>> = {
  F: { seconds: 60, gold: 5 },
  E: { seconds: 150, gold: 10 },
  D: { seconds: 240, gold: 15 },
  C: { seconds: 345, gold: 20 },
  B: { seconds: 450, gold: 24 },
  A: { seconds: 570, gold: 28 },
  S: { seconds: 750, gold: 30 },
};
