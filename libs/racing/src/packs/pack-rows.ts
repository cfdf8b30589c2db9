import type { Pack } from './pack.ts';

/** A pack with its odds as the game writes them: percent by class, a text per card. */
export type PackRow = Pick<Pack, 'id' | 'name' | 'price' | 'themedPrice' | 'themedCards'> & {
  readonly odds: readonly string[];
  readonly themedOdds?: readonly string[];
  readonly withoutLegendaryOdds?: readonly string[];
};

const STEEL = 'D1.25 E32 F66.75';
const CERAMIC_THEMED = ['S0.06 A0.09 B0.33 C24 D75.52', 'C1.75 D16 E82.25', 'D5 E95', 'D5 E95'];

/**
 * Packs that the game's shop sells, dearest first. Source: the players' notes; all cards but the first of a themed
 * Plastic pack are noted with the odds of a Steel one, which may be a slip of theirs.
 */
export const shopPackRows: readonly PackRow[] = [
  {
    id: 'carbon-fiber',
    name: 'Carbon Fiber',
    price: { cash: null, gold: 1499 },
    odds: ['S2.5 A17.75 B79.75', 'S0.5 A2.75 B7.5 C89.25', 'C10 D90', 'C5 D95', 'C5 D95'],
    themedCards: 2,
    withoutLegendaryOdds: ['A22.75 B77.25', 'A3.75 B7 C89.25', 'C10 D90', 'C5 D95', 'C5 D95'],
  },
  {
    id: 'ceramic',
    name: 'Ceramic',
    price: { cash: 32_500, gold: 399 },
    odds: ['S0.65 A2.5 B14 C82.85', 'S0.1 A0.25 B0.5 C34.15 D65', 'C2.5 D18.5 E79', 'D5 E95', 'D5 E95'],
    themedCards: 1,
    themedOdds: ['S0.45 A2 B11 C86.55', ...CERAMIC_THEMED],
    withoutLegendaryOdds: ['A2.9 B10.55 C86.55', ...CERAMIC_THEMED],
    themedPrice: { cash: 42_500, gold: 599 },
  },
  {
    id: 'aluminium',
    name: 'Aluminium',
    price: { cash: 15_000, gold: 239 },
    odds: ['B1.5 C18.5 D80', 'C3.5 D20 E76.5', 'D2 E98', 'D2 E98', 'D2 E98'],
    themedCards: 1,
    themedOdds: ['B1.25 C17.5 D81.25', 'C3 D17.5 E79.5', 'D1.5 E98.5', 'D1.5 E98.5', 'D1.5 E98.5'],
  },
  {
    id: 'steel',
    name: 'Steel',
    price: { cash: 7500, gold: 129 },
    odds: ['C1 D37.5 E61.5', STEEL, STEEL, STEEL, STEEL],
    themedCards: 1,
    themedOdds: ['E100', STEEL, STEEL, STEEL, STEEL],
  },
  {
    id: 'plastic',
    name: 'Plastic',
    price: { cash: 3250, gold: 59 },
    odds: ['D1.5 E68.5 F30', 'E15 F85', 'E15 F85', 'E15 F85', 'E15 F85'],
    themedCards: 1,
    themedOdds: ['F100', STEEL, STEEL, STEEL, STEEL],
  },
];

/** Packs that offers and rewards give at times, best first. Source: the players' notes. */
// prettier-ignore
export const specialPackRows: readonly PackRow[] = [
  { id: 'black-diamond', name: 'Black Diamond', price: { cash: null, gold: null }, odds: ['S100', 'S50 A50', 'S10 A90', 'S5 B95', 'S5 B95'], themedCards: 1 },
  { id: 'diamond', name: 'Diamond', price: { cash: null, gold: null }, odds: ['S100', 'S10 A90', 'S5 B95', 'S5 B95', 'S5 B95'], themedCards: 1 },
  { id: 'sapphire', name: 'Sapphire', price: { cash: null, gold: null }, odds: ['S35 A65', 'A100', 'A10 B90', 'A10 B90', 'A5 C95'], themedCards: 1 },
  { id: 'titanium', name: 'Titanium', price: { cash: null, gold: 4679 }, odds: ['S20 A80', 'A10 B90', 'A10 C90', 'A5 C95', 'A5 C95'], themedCards: 1 },
  { id: 'platinum', name: 'Platinum', price: { cash: null, gold: 2499 }, odds: ['S5 A35 B60', 'B100', 'B10 C90', 'B10 C90', 'B5 D95'], themedCards: 1 },
  { id: 'super-carbon', name: 'Super Carbon', price: { cash: null, gold: 1599 }, odds: ['S3 A20 B77', 'B10 C90', 'B5 D95', 'B5 D95', 'B5 D95'], themedCards: 1 },
  { id: 'premium-lite', name: 'Premium Lite', price: { cash: null, gold: null }, odds: ['S0.5 A2 B7.5 C90', 'D100', 'D20 E80', 'D10 E90', 'D10 E90'], themedCards: 1 },
  { id: 'racing', name: 'Racing (daily)', price: { cash: null, gold: null }, odds: ['S0.5 A1.5 B8 C30 D60'], themedCards: 1 },
];
