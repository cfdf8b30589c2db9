import { useTranslation } from 'react-i18next';

export function useSheetLabels() {
  const { i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  return {
    number: (value: number) => number.format(value),
    /** "7h 30m", without parts that are zero. */
    wait: (seconds: number): string => {
      const parts = [
        [Math.floor(seconds / 3600), 'hour'],
        [Math.floor(seconds / 60) % 60, 'minute'],
        [seconds % 60, 'second'],
      ] as const;
      const some = parts.filter(([value]) => value > 0);
      return some.length === 0 ? unit(0, 'second') : some.map(([value, name]) => unit(value, name)).join(' ');
    },
  };
}
