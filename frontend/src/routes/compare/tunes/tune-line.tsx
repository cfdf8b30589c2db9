import { useTranslation } from 'react-i18next';
import { tunedFigures } from '#racing';
import type { Tune } from '#racing';
import type { Car } from '#contracts';
import { MOST_CARS } from '../../../lib/deck/deck.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AddIcon, DoneIcon } from '../../../ui/icons.ts';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import styles from './tune-dialog.module.css';

type TuneLineProps = {
  tune: Tune;
  car: Car | undefined;
  chosen: boolean;
  wins: number;
  of: number;
  full: boolean;
  onChoose: () => void;
  onAdd: () => void;
};

/** What the card would show with this tune: of a tuned car it is reckoned, and marked so. */
function Figures({ car, tune }: { car: Car; tune: Tune }) {
  const { t } = useTranslation('cars');
  const { topSpeedMph, acceleration0to60s, handling } = tunedFigures(car, tune);
  const about = tune === '000' ? '' : '≈ ';
  const seconds = acceleration0to60s === null ? t('never') : acceleration0to60s.toFixed(1);
  return (
    <span className={styles['figures']}>
      {about}
      {topSpeedMph} <small>{t('stat.mph')}</small> {seconds} <small>{t('stat.acceleration')}</small> {handling}{' '}
      <small>{t('stat.handling')}</small>
    </span>
  );
}

/** One tune of the car. */
export function TuneLine({ tune, car, chosen, wins, of, full, onChoose, onAdd }: TuneLineProps) {
  const { t } = useTranslation('grid');
  return (
    <li className={styles['line']} data-chosen={chosen || undefined}>
      <Button
        size="small"
        aria-pressed={chosen}
        aria-label={t('tunes.choose', { tune })}
        icon={chosen ? <DoneIcon aria-hidden="true" /> : undefined}
        onClick={onChoose}
      >
        <TuneGlyph tune={tune} />
      </Button>
      <span className={styles['facts']}>
        {car ? <Figures car={car} tune={tune} /> : null}
        {of > 0 ? (
          <span className={styles['wins']} data-none={wins === 0 || undefined}>
            {t('tunes.wins', { count: wins, of })}
          </span>
        ) : null}
      </span>
      <Button
        size="small"
        look="ghost"
        icon={<AddIcon aria-hidden="true" />}
        aria-label={t('tunes.addOf', { tune })}
        reason={full ? t('tunes.full', { most: MOST_CARS }) : undefined}
        onClick={onAdd}
      >
        {t('tunes.add')}
      </Button>
    </li>
  );
}
