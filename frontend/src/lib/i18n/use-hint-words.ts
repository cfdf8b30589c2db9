import { useTranslation } from 'react-i18next';
import type { PlaceHint } from '#contracts';

/** Words that the cards of cars have too; the others are told as the game writes them. */
export const hintWords = {
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

/** What suits a place of the hand, in words. */
export function useHintWords(): (hint: PlaceHint) => string {
  const { t } = useTranslation('cars');
  return (hint) => (hint === '2wd' || hint === '4wd' ? hint.toUpperCase() : t(hintWords[hint]));
}
