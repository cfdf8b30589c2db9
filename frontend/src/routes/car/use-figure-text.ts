import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { figures } from '../../features/car/figures.ts';
import type { FigureName } from '../../features/car/figures.ts';

export type FigureText = { figure: string; unit: string };

export function useFigureText(): (name: FigureName, value: number | null) => FigureText {
  const { t, i18n } = useTranslation(['car', 'cars']);
  const { language } = i18n;
  return useCallback(
    (name, value) => {
      const { digits = 0, unit = 'none' } = figures.find((one) => one.name === name) ?? {};
      if (value === null) return { figure: '?', unit: '' };
      if (!Number.isFinite(value)) return { figure: t('cars:never'), unit: '' };
      const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      return { figure: format.format(value), unit: unit === 'none' ? '' : t(`car:units.${unit}`) };
    },
    [t, language],
  );
}
