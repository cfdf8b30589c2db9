import { useTranslation } from 'react-i18next';
import type { QueueItem } from '#contracts';
import type photos from '../../locales/en/photos.json';
import type reviews from '../../locales/en/reviews.json';
import type imports from '../../locales/en/imports.json';

type Kind = QueueItem['kind'];

/** Reasons and times in words of the reader's language. */
export function useQueueWords() {
  const { t, i18n } = useTranslation(['queue', 'photos', 'reviews', 'imports']);
  const words: Readonly<Record<Kind, (code: string) => string>> = {
    'car-photo': (code) => t(`photos:reason.${code as keyof typeof photos.reason}`),
    'car-review': (code) => t(`reviews:reason.${code as keyof typeof reviews.reason}`),
    'import-row': (code) => t(`imports:why.${code as keyof typeof imports.why}`),
  };
  const amount = (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return {
    reason: (kind: Kind, code: string): string => words[kind](code),
    /** Minutes as somebody says them: 40 min, 3 h, 2 days. */
    minutes: (count: number): string => {
      if (count < 60) return amount(count, 'minute');
      return count < 2_880 ? amount(Math.round(count / 60), 'hour') : amount(Math.round(count / 1_440), 'day');
    },
    name: (person: { readonly name: string | null } | null): string => person?.name ?? t('queue:gone'),
  };
}
