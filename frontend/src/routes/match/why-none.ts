import { useTranslation } from 'react-i18next';
import type { HandAnswer } from '../../features/match/answer-hand.ts';
import { pointsText } from '../../ui/time/points.tsx';

export function useWhyNone() {
  const { t } = useTranslation('match');
  return (why: NonNullable<HandAnswer['why']>): string => {
    if (why.reason === 'race-empty')
      return t('answer.none.race-empty', { races: why.races.map((race) => race + 1).join(', ') });
    if (why.reason === 'too-few-cars') return t('answer.none.too-few-cars', { cars: why.cars });
    if (why.reason === 'rq') return t('answer.none.rq', { least: why.least, limit: why.limit });
    // Cars of kinds are not counted here: only the points are left.
    return t('answer.none.points', { points: pointsText('most' in why ? why.most : 0) });
  };
}
