import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePastCar, tunedFigures } from '#racing';
import type { Tune, TunedFigures } from '#racing';
import type { Car } from '#contracts';
import { MAX_CARS } from '../../../lib/deck/deck.ts';
import { TunedCard } from '../../../features/tuned-stats/tuned-card.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { AddIcon, DoneIcon, EditIcon } from '../../../ui/icons.ts';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import styles from './tune-dialog.module.css';

type TuneLineProps = {
  tune: Tune;
  car: Car | undefined;
  known: TunedFigures | undefined;
  chosen: boolean;
  wins: number;
  of: number;
  full: boolean;
  onChoose: () => void;
  onAdd: () => void;
};

/** The stats of the card with this tune: unread ones are computed, and marked so. */
function Figures({ car, tune, known }: { car: Car; tune: Tune; known: TunedFigures | undefined }) {
  const { t } = useTranslation('cars');
  const { topSpeedMph, acceleration0to60s, handling } = known ?? tunedFigures(car, tune);
  const about = known || tune === '000' ? '' : '≈ ';
  const seconds = acceleration0to60s === null ? t('never') : acceleration0to60s.toFixed(1);
  return (
    <span className={styles['figures']}>
      {about}
      {topSpeedMph} <small>{t('stat.mph')}</small> {seconds} <small>{t('stat.acceleration')}</small> {handling}{' '}
      <small>{t('stat.handling')}</small>
    </span>
  );
}

export function TuneLine({ tune, car, known, chosen, wins, of, full, onChoose, onAdd }: TuneLineProps) {
  const { t } = useTranslation('grid');
  const [opened, setOpened] = useState(false);
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
        {car ? <Figures car={car} tune={tune} known={known} /> : null}
        {of > 0 ? (
          <span className={styles['wins']} data-none={wins === 0 || undefined}>
            {t('tunes.wins', { count: wins, of })}
          </span>
        ) : null}
      </span>
      <Button
        size="small"
        variant="ghost"
        icon={<AddIcon aria-hidden="true" />}
        aria-label={t('tunes.addOf', { tune })}
        reason={full ? t('tunes.full', { most: MAX_CARS }) : undefined}
        onClick={onAdd}
      >
        {t('tunes.add')}
      </Button>
      {car && tune !== '000' && !parsePastCar(car.id) ? (
        <IconButton
          label={t('tunes.card', { tune })}
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
        >
          <EditIcon />
        </IconButton>
      ) : null}
      {car && opened ? <TunedCard carId={car.id} tune={tune} /> : null}
    </li>
  );
}
