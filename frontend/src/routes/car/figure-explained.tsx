import { useTranslation } from 'react-i18next';
import type { FigureName } from '../../features/car/figures.ts';
import styles from './figure-list.module.css';

/**
 * Speed over the first seconds of three cars: one that starts immediately, one in between, one that spins its wheels.
 */
const curves = [
  { name: 'high', path: 'M2 46C12 10 34 6 76 4' },
  { name: 'mid', path: 'M2 46C20 30 40 10 76 4' },
  { name: 'low', path: 'M2 46C34 44 54 30 76 4' },
] as const;

export function FigureExplained({ name }: { name: FigureName }) {
  const { t } = useTranslation('car');
  return (
    <div className={styles['explained']}>
      <p>{t(`figures.${name}.means`)}</p>
      {name === 'ola' ? (
        <ul className={styles['curves']}>
          {curves.map((curve) => (
            <li key={curve.name}>
              <svg viewBox="0 0 78 50" aria-hidden="true">
                <path d="M2 2V48H76" stroke="var(--line-2)" fill="none" />
                <path d={curve.path} stroke="var(--accent)" strokeWidth="2" fill="none" />
              </svg>
              <small>{t(`curves.${curve.name}`)}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
