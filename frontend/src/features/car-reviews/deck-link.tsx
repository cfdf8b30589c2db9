import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { parseDeck } from '#racing';
import { pages } from '../../lib/paths.ts';
import styles from './reviews.module.css';

export function DeckLink({ deck }: { deck: string }) {
  const { t } = useTranslation('reviews');
  const { cars, tracks } = parseDeck(deck).deck;
  return (
    <Link to={`${pages.compare}?share=${deck}`} className={styles['deck']}>
      {t('deck')}
      <small>
        {tracks.length === 0
          ? t('deckCars', { cars: cars.length })
          : t('deckOf', { cars: cars.length, tracks: tracks.length })}
      </small>
    </Link>
  );
}
