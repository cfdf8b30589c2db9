import { useTranslation } from 'react-i18next';
import styles from './car-badge.module.css';

type PlateProps = { car: { class: string; rq: number }; size?: 15 | 18 | 24; className?: string | undefined };

/** The smallest form of a car: class letter on its colour, rating next to it. */
export function CarBadge({ car, size = 18, className = '' }: PlateProps) {
  const { t } = useTranslation('cars');
  return (
    <span
      className={`${styles['plate']} ${className}`}
      data-class={car.class}
      data-size={size}
      role="img"
      aria-label={t('plate', { letter: car.class, rating: car.rq })}
    >
      <b>{car.class}</b>
      <i>{car.rq}</i>
    </span>
  );
}
