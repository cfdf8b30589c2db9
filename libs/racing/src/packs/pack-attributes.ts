import { type CarClass, carClasses } from '../car-class.ts';
import { type CardOdds, type Pack, type PackPrice, WHOLE_ODDS } from './pack.ts';

/** All attributes of a pack, each with a value, so that a later event can revert any of them. */
export type PackAttributes = {
  readonly name: string;
  readonly special: boolean;
  readonly price: PackPrice;
  /** Null: as without a theme, here and below. */
  readonly themedPrice: PackPrice | null;
  readonly themedCards: number;
  readonly odds: readonly CardOdds[];
  readonly themedOdds: readonly CardOdds[] | null;
  readonly withoutLegendaryOdds: readonly CardOdds[] | null;
  readonly given: boolean;
};

const unlessSaid = { special: false, themedPrice: null, themedOdds: null, withoutLegendaryOdds: null, given: true };

export const attributesOfPack = (pack: Pack): PackAttributes => {
  const { id: _, ...facts } = pack;
  return { ...unlessSaid, ...facts };
};

export const packOfAttributes = (id: string, facts: PackAttributes): Pack => {
  const { themedPrice, themedOdds, withoutLegendaryOdds, given: _, ...pack } = facts;
  return {
    id,
    ...pack,
    ...(themedPrice && { themedPrice }),
    ...(themedOdds && { themedOdds }),
    ...(withoutLegendaryOdds && { withoutLegendaryOdds }),
  };
};

export const PACK_NAME_MAX = 40;
export const PACK_CARDS_MAX = 10;
export const PACK_PRICE_MAX = 10_000_000;

/** The sum of a card's chances, in hundredths of a percent. */
export const sumOfOdds = (card: CardOdds): number =>
  carClasses.reduce((sum, { letter }) => sum + (card[letter] ?? 0), 0);

/** Whether every chance is valid and their sum is certain: 10,000 hundredths of a percent, not one more or less. */
export const isWholeCard = (card: CardOdds): boolean =>
  Object.values(card).every((chance) => Number.isInteger(chance) && chance >= 0) && sumOfOdds(card) === WHOLE_ODDS;

const isOdds = (odds: readonly CardOdds[]): boolean =>
  odds.length >= 1 && odds.length <= PACK_CARDS_MAX && odds.every(isWholeCard);

const isPrice = ({ cash, gold }: PackPrice): boolean =>
  [cash, gold].every(
    (amount) => amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= PACK_PRICE_MAX),
  );

/** The names of a pack's invalid attributes. */
export const packFaults = (facts: PackAttributes): readonly (keyof PackAttributes)[] => {
  const { name, price, themedPrice, themedCards, odds, themedOdds, withoutLegendaryOdds } = facts;
  const isLikeOdds = (others: readonly CardOdds[] | null): boolean =>
    others === null || (isOdds(others) && others.length === odds.length);
  const rules: Partial<Readonly<Record<keyof PackAttributes, boolean>>> = {
    name: packIdOf(name) !== '' && name.length <= PACK_NAME_MAX,
    price: isPrice(price),
    themedPrice: themedPrice === null || isPrice(themedPrice),
    themedCards: Number.isInteger(themedCards) && themedCards >= 0 && themedCards <= odds.length,
    odds: isOdds(odds),
    themedOdds: isLikeOdds(themedOdds),
    withoutLegendaryOdds:
      isLikeOdds(withoutLegendaryOdds) && (withoutLegendaryOdds ?? []).slice(0, themedCards).every((card) => !card.S),
  };
  return (Object.keys(rules) as (keyof PackAttributes)[]).filter((field) => rules[field] === false);
};

/** Odds in the order of the classes, without those of no chance, so that equal ones have equal text. */
export const orderedOdds = (odds: readonly CardOdds[]): readonly CardOdds[] =>
  odds.map((card) =>
    Object.fromEntries(
      carClasses.flatMap(({ letter }): [CarClass, number][] => {
        const chance = card[letter] ?? 0;
        return chance === 0 ? [] : [[letter, chance]];
      }),
    ),
  );

/** The id of a pack: its name without accents, in small letters, words joined by `-`. */
export const packIdOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join('-');
