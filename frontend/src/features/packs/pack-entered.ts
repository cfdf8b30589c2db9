import type { PackReasonCode } from '#contracts';
import { formatOdds, type PackAttributes, packFaults, parseOdds } from '#racing';
import type { ChosenReason } from '../../ui/form/reason-fields.tsx';

/** The form's input for a pack: one line of odds per card, empty without odds of its own. */
export type EnteredPack = {
  name: string;
  cash: string;
  gold: string;
  themedCash: string;
  themedGold: string;
  themedCards: string;
  odds: string;
  themedOdds: string;
  withoutLegendaryOdds: string;
  special: boolean;
  given: boolean;
  gameVersion: string | null;
  reason: ChosenReason<PackReasonCode>;
};

export const oddsFields = ['odds', 'themedOdds', 'withoutLegendaryOdds'] as const;

const amountText = (amount: number | null | undefined): string => (amount === null ? '' : String(amount ?? ''));
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const oddsText = (odds: PackAttributes['odds'] | null): string => odds?.map(formatOdds).join('\n') ?? '';

export const enteredOf = (facts: PackAttributes | undefined, gameVersion: string | null): EnteredPack => ({
  name: facts?.name ?? '',
  cash: amountText(facts?.price.cash ?? null),
  gold: amountText(facts?.price.gold ?? null),
  themedCash: amountText(facts?.themedPrice?.cash ?? null),
  themedGold: amountText(facts?.themedPrice?.gold ?? null),
  themedCards: String(facts?.themedCards ?? 1),
  odds: oddsText(facts?.odds ?? null),
  themedOdds: oddsText(facts?.themedOdds ?? null),
  withoutLegendaryOdds: oddsText(facts?.withoutLegendaryOdds ?? null),
  special: facts?.special ?? false,
  given: facts?.given ?? true,
  gameVersion,
  reason: { code: undefined, text: '' },
});

const amountOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replaceAll(/[\s'’.,]/g, ''));
const priceOf = (cash: string, gold: string) => ({ cash: amountOf(cash), gold: amountOf(gold) });
const oddsOf = (text: string): PackAttributes['odds'] =>
  linesOf(text).map((line) => {
    const read = parseOdds(line);
    return read.ok ? read.odds : {};
  });
const oddsOrNone = (text: string): PackAttributes['odds'] | null => (linesOf(text).length === 0 ? null : oddsOf(text));

export const attributesOfEntered = (entered: EnteredPack): PackAttributes => {
  const themed = priceOf(entered.themedCash, entered.themedGold);
  return {
    name: entered.name.trim(),
    special: entered.special,
    price: priceOf(entered.cash, entered.gold),
    themedPrice: themed.cash === null && themed.gold === null ? null : themed,
    themedCards: entered.themedCards.trim() === '' ? Number.NaN : Number(entered.themedCards),
    odds: oddsOf(entered.odds),
    themedOdds: oddsOrNone(entered.themedOdds),
    withoutLegendaryOdds: oddsOrNone(entered.withoutLegendaryOdds),
    given: entered.given,
  };
};

/** An error in a list of odds: in a card by its number from 1, or in the list itself. */
export type OddsFault =
  | { readonly fault: 'unreadable'; readonly card: number }
  | { readonly fault: 'sum'; readonly card: number; readonly percent: number }
  | { readonly fault: 'cards' };

/** The first error of a list of odds; undefined if it is valid. */
export function oddsFault(entered: EnteredPack, field: (typeof oddsFields)[number]): OddsFault | undefined {
  for (const [at, line] of linesOf(entered[field]).entries()) {
    const read = parseOdds(line);
    if (read.ok) continue;
    return read.fault === 'sum'
      ? { fault: 'sum', card: at + 1, percent: read.percent }
      : { fault: 'unreadable', card: at + 1 };
  }
  return packFaults(attributesOfEntered(entered)).includes(field) ? { fault: 'cards' } : undefined;
}
