import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { expectedRaces, racesForMost } from '#racing';
import { TracksIcon } from '../../ui/icons.ts';
import styles from './find-car.module.css';
import type { WonAt } from './won-cars.ts';

type SpotLineProps = {
  spot: WonAt;
  /** The address that compares its tracks; undefined where they are unknown. */
  compare: string | undefined;
};

export function SpotLine({ spot: { place, match, chance }, compare }: SpotLineProps) {
  const { t, i18n } = useTranslation('findcar');
  const percent = chance.toLocaleString(i18n.language, { style: 'percent' });
  const average = expectedRaces(chance).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <li className={styles['spot']}>
      <b>{t('match', { place, match })}</b>
      <span className={styles['chance']} data-likely={chance >= 0.5 || undefined}>
        {percent}
      </span>
      <span className={styles['races']}>{t('races', { average, most: racesForMost(chance) })}</span>
      {compare === undefined ? null : (
        <Link to={compare} className={styles['tracks']} aria-label={t('tracksOf', { place, match })}>
          <TracksIcon aria-hidden="true" />
          {t('tracks')}
        </Link>
      )}
    </li>
  );
}
