import { useTranslation } from 'react-i18next';
import type { PackPrice } from '#racing';

export function usePackNumbers() {
  const { t, i18n } = useTranslation('packs');
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumSignificantDigits: 4 });
  const packs = (count: number): string => (Number.isFinite(count) ? whole.format(count) : '∞');
  return {
    packs,
    share: (chance: number): string => share.format(chance),
    price: (amount: number | null): string => (amount === null ? t('notSold') : whole.format(amount)),
    /** The price of this many packs, in the currencies they are sold for. */
    cost: ({ cash, gold }: PackPrice, count: number): string => {
      const parts = [
        cash === null ? [] : [t('cash', { amount: short.format(cash * count) })],
        gold === null ? [] : [t('gold', { amount: short.format(gold * count) })],
      ].flat();
      return Number.isFinite(count) && parts.length > 0 ? parts.join(' · ') : t('notSold');
    },
  };
}
