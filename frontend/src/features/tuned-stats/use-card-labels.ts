import { useTranslation } from 'react-i18next';
import type { CardStats } from '#contracts';

export function useCardLabel(): (stats: CardStats) => string {
  const { t } = useTranslation('cars');
  return ({ topSpeedMph, acceleration0to60s, handling }) => {
    const seconds = acceleration0to60s === null ? t('never') : acceleration0to60s.toFixed(1);
    return `${topSpeedMph} ${t('stat.mph')} ${seconds} ${t('stat.acceleration')} ${handling} ${t('stat.handling')}`;
  };
}
