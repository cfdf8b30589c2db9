import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMyPhotos } from '../../features/car-photos/use-car-photos.ts';
import { asUnsaved, usePendingLapTimes } from '../../features/submit-lap-time/pending-lap-times.ts';
import { useCars } from '../../features/cars/use-cars.ts';
import { cellKey } from '../../lib/cell.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { PhotoIcon } from '../../ui/icons.ts';
import { CarsOfNews } from './cars-of-news.ts';
import { NewsCell } from './news-cell.tsx';
import styles from './news.module.css';

const VISIBLE_MAX = 5;

type Chosen = { onChosen?: (() => void) | undefined };

/** The user's contributions that do not count yet; nothing where there are none. */
export function MyPendingTimes({ onChosen }: Chosen) {
  const { t } = useTranslation('news');
  const isSignedIn = useSession().status === 'signed-in';
  const unsaved = [...usePendingLapTimes().values()].flatMap((one) => asUnsaved(one) ?? []).slice(0, VISIBLE_MAX);
  const { byId } = useCars(unsaved.map(({ cell }) => cell.carId));
  if (!isSignedIn && unsaved.length === 0) return null;
  const times = unsaved.map(({ cell, value }) => (
    <li key={cellKey(cell)}>
      <NewsCell cell={cell} value={value} line={t('unsent')} onChosen={onChosen} />
    </li>
  ));
  return <CarsOfNews value={byId}>{isSignedIn ? <WithPhotos times={times} /> : <Waiting rows={times} />}</CarsOfNews>;
}

function WithPhotos({ times }: { times: readonly ReactNode[] }) {
  const { t } = useTranslation('news');
  const photos = (useMyPhotos().value ?? []).filter(({ status }) => status === 'pending').slice(0, VISIBLE_MAX);
  const rows = photos.map(({ photoId, car, carId }) => (
    <li key={photoId}>
      <Link to={pages.newPhotos} className={styles['row']}>
        <span className={styles['none']}>
          <PhotoIcon aria-hidden="true" />
        </span>
        <span className={styles['names']}>
          <b>{car?.name ?? carId}</b>
          <small>{t('photoWaits')}</small>
        </span>
      </Link>
    </li>
  ));
  return <Waiting rows={[...times, ...rows]} />;
}

function Waiting({ rows }: { rows: readonly ReactNode[] }) {
  const { t } = useTranslation('news');
  if (rows.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('yours')}</h2>
      <ul>{rows}</ul>
    </section>
  );
}
