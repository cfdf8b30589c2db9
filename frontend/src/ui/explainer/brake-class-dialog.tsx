import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './brake-class-dialog.module.css';

/** 100 to 0 mph on dry asphalt, seconds, and the stars of the class (specification, dialogs). */
const classes = [
  { letter: 'A', stars: '★★★', seconds: 4 },
  { letter: 'B', stars: '★★', seconds: 4.9 },
  { letter: 'C', stars: '★', seconds: 5.7 },
] as const;

export function BrakeClassDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('kit');
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('brakes.title')} width={400}>
      <p className={styles['what']}>{t('brakes.what')}</p>
      <ul className={styles['classes']}>
        {classes.map(({ letter, stars, seconds }) => (
          <li key={letter} className={styles['class']}>
            <b aria-label={t('brakes.class', { letter })}>{letter}</b>
            <span className={styles['stars']} aria-hidden="true">
              {stars}
            </span>
            <span>{t(`brakes.${letter}`, { seconds: t('brakes.seconds', { value: figure.format(seconds) }) })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
