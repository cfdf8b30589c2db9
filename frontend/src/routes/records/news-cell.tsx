import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, LapTimeValue } from '#contracts';
import { formatLapTime, surfaceOf } from '#racing';
import type { Cell } from '../../lib/cell.ts';
import { useDeckLinks } from '../../lib/deck/use-deck-links.ts';
import { focusCell } from '../../lib/deck/focused-cell.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { useCarsOfNews } from './cars-of-news.ts';
import styles from './news.module.css';

type NewsLinkProps = {
  car: Car | undefined;
  carId: string;
  /** Null: the deck has no room for it. */
  to: string | null;
  onChoose?: (() => void) | undefined;
  /** Under the name. */
  about: ReactNode;
  end?: ReactNode;
};

/** A row of the news that links into the grid: the compared cars stay there. */
export function NewsLink({ car, carId, to, onChoose, about, end }: NewsLinkProps) {
  const { t } = useTranslation('news');
  const sayFull = () => showSnack({ kind: 'info', text: t('full'), seconds: 8 });
  const content = (
    <>
      {car ? <MiniCar car={car} /> : <span className={styles['none']} />}
      <span className={styles['names']}>
        <b>{car?.name ?? carId}</b>
        <small>{about}</small>
      </span>
      {end}
    </>
  );
  if (to !== null) {
    return (
      <Link to={to} className={styles['row']} onClick={onChoose}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles['row']} onClick={sayFull}>
      {content}
    </button>
  );
}

type NewsCellProps = {
  cell: Cell;
  value?: LapTimeValue;
  /** Under the time: when it was submitted, what it beat. */
  line?: ReactNode;
  enter?: boolean;
  onChosen?: (() => void) | undefined;
};

/** A cell in the news: a press shows it in the grid, or opens the field for its time there. */
export function NewsCell({ cell, value, line, enter = false, onChosen }: NewsCellProps) {
  const { carId, tune, trackCode } = cell;
  const { t } = useTranslation('story');
  const { name, road } = useTrackLabels();
  const car = useCarsOfNews().get(carId);
  const to = useDeckLinks().toCell(cell);
  const choose = () => {
    focusCell({ carId, tune, trackCode }, enter);
    onChosen?.();
  };
  return (
    <NewsLink
      car={car}
      carId={carId}
      to={to}
      onChoose={choose}
      about={
        <>
          <SurfaceMark surface={surfaceOf(trackCode) ?? 'dry'} word={road(trackCode)} size={18} />
          <span>{name(trackCode)}</span>
          <i>{tune}</i>
        </>
      }
      end={
        <span className={styles['end']}>
          {value ? (
            <bdi>
              {formatLapTime(value, 'short')}
              {value.kind === 'speed' ? <i>{t('mph')}</i> : null}
            </bdi>
          ) : null}
          {line === undefined ? null : <small>{line}</small>}
        </span>
      }
    />
  );
}
