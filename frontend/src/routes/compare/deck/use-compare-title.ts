import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { surfaceOf } from '#racing';
import type { Deck } from '../../../lib/deck/deck.ts';

/** The compared cars and tracks as text: "A class, every road". */
export function useCompareTitle(deck: Deck, cars: ReadonlyMap<string, Car>): string {
  const { t } = useTranslation('compare');
  const classes = [...new Set(deck.cars.flatMap(({ carId }) => cars.get(carId)?.class ?? []))];
  const surfaces = [...new Set(deck.tracks.map((code) => surfaceOf(code) ?? 'dry'))];
  const who =
    classes.length === 1
      ? t('title.oneClass', { letter: classes[0] })
      : t('title.classes', { letters: classes.join(' ') });
  const only = surfaces.length === 1 ? surfaces[0] : undefined;
  if (classes.length === 0 || surfaces.length === 0) return t('title.plain');
  return t('title.both', { who, where: only ? t(`title.roads.${only}`) : t('title.roads.every') });
}
