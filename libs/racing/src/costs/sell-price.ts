import type { CarClass } from '../car-class.ts';
import { costToMax } from './cost-of-tune.ts';

/** Cash for a car at stock, as on its sell button. Source: the players' notes. */
export const stockSellPrices: Readonly<Record<CarClass, number>> = {
  F: 125,
  E: 250,
  D: 1000,
  C: 2500,
  B: 12_500,
  A: 65_000,
  S: 275_000,
};

const SHARE_GIVEN_BACK = 0.75;

/**
 * Cash for a car at a full tune: the stock price and three quarters of the cost of the tune, rounded up. Players noted
 * this for classes F to A; for S they noted 75 more than it gives, which does not fit their own total, so S is by the
 * formula too.
 */
export const maxedSellPrice = (carClass: CarClass): number =>
  Math.ceil(stockSellPrices[carClass] + SHARE_GIVEN_BACK * costToMax(carClass).cash);
