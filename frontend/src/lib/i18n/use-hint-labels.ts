import { useTranslation } from 'react-i18next';
import type { PlaceHint } from '#contracts';

/** Words that car cards also have; the others are shown as the game writes them. */
export const hintLabels = {
  dragster: 'bodies.dragster',
  speedster: 'bodies.speedster',
  twister: 'bodies.twister',
  performance: 'tyres.Performance',
  standard: 'tyres.Standard',
  'all-surface': 'tyres.All-surface',
  'off-road': 'tyres.Off-road',
  slick: 'tyres.Slick',
  low: 'clearance.Low',
  mid: 'clearance.Mid',
  high: 'clearance.High',
} as const;

export function useHintLabels(): (hint: PlaceHint) => string {
  const { t } = useTranslation('cars');
  return (hint) => (hint === '2wd' || hint === '4wd' ? hint.toUpperCase() : t(hintLabels[hint]));
}
