import type { CarClass } from '../car-class.ts';

/** Chances of one card by class, in hundredths of a percent, so that sums are exact: 10,000 in all. */
export type CardOdds = Partial<Readonly<Record<CarClass, number>>>;

/** Price of a pack; null where it is not sold for that. */
export type PackPrice = { readonly cash: number | null; readonly gold: number | null };

/**
 * A pack of the game: odds of each of its cards. With a theme the first `themedCards` cards come from the theme's cars,
 * `themedOdds` and `themedPrice` hold where the theme changes them, `withoutLegendaryOdds` where it has no class S car.
 */
export type Pack = {
  readonly id: string;
  readonly name: string;
  /** Given by offers and rewards, not always in the shop. */
  readonly special?: boolean;
  readonly price: PackPrice;
  readonly odds: readonly CardOdds[];
  readonly themedCards: number;
  readonly themedOdds?: readonly CardOdds[];
  readonly withoutLegendaryOdds?: readonly CardOdds[];
  readonly themedPrice?: PackPrice;
};

/** The sum of one card's chances. */
export const WHOLE_ODDS = 10_000;

/** The price of one pack, with a theme or without. */
export const packPrice = (pack: Pack, themed: boolean): PackPrice => (themed && pack.themedPrice) || pack.price;
