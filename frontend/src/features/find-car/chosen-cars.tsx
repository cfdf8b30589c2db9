import { useTranslation } from 'react-i18next';
import styles from './find-car.module.css';
import { sharedMatches, type WonAt, type WonCar } from './won-cars.ts';
import { WonCard } from './won-card.tsx';

type ChosenCarsProps = {
  chosen: readonly WonCar[];
  onChoose: (carId: string) => void;
  compareAt: (carId: string, spot: WonAt) => string | undefined;
};

export function ChosenCars({ chosen, onChoose, compareAt }: ChosenCarsProps) {
  const { t, i18n } = useTranslation('findcar');
  if (chosen.length === 0) return null;
  const shared = sharedMatches(chosen);
  return (
    <section className={styles['chosen']} aria-label={t('chosen')}>
      <h2>{t('chosen')}</h2>
      <ul className={styles['cards']}>
        {chosen.map((won) => (
          <WonCard key={won.id} won={won} chosen onChoose={onChoose} compareAt={compareAt} />
        ))}
      </ul>
      {shared.length === 0 ? null : (
        <div className={styles['shared']}>
          <h3>{t('shared')}</h3>
          <ul>
            {shared.map(({ place, match, names, chance }) => (
              <li key={`${place}${match}`}>
                <b>{t('match', { place, match })}</b>{' '}
                <span className={styles['chance']}>{chance.toLocaleString(i18n.language, { style: 'percent' })}</span>{' '}
                {names.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
