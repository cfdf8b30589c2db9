import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useCars } from '../../features/cars/use-cars.ts';
import { useLatestRecords, useLatestTimes, useMissingTimes } from '../../features/records/use-news-of-times.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { NewsIcon } from '../../ui/icons.ts';
import { CarsOfNews } from './cars-of-news.ts';
import { NewsCell } from './news-cell.tsx';
import styles from './news.module.css';
import { MissingTimeBadge } from './missing-time-badge.tsx';

const NewsDrawer = lazyComponent(async () => (await import('./news-drawer.tsx')).NewsDrawer);

const VISIBLE_MAX = 6;

function useNewsDrawer() {
  const [open, setOpen] = useState<boolean | null>(null);
  const drawer = (
    <Suspense fallback={null}>
      {open === null ? null : <NewsDrawer opened={open} onClose={() => setOpen(false)} />}
    </Suspense>
  );
  return { open: () => setOpen(true), drawer };
}

/** On phones: the newest item in one line above the deck, and a button for all news. */
export function NewsStrip() {
  const { t } = useTranslation('news');
  const { open, drawer } = useNewsDrawer();
  const records = useLatestRecords(VISIBLE_MAX).value?.items ?? [];
  const times = useLatestTimes(VISIBLE_MAX).value?.items ?? [];
  const others = times.filter(({ lapTimeId }) => records.every((record) => record.lapTimeId !== lapTimeId));
  const wanted = useMissingTimes(1).value?.total ?? 0;
  const { byId } = useCars([...records, ...others].map(({ carId }) => carId));
  return (
    <>
      <button type="button" className={styles['open']} onClick={open}>
        <NewsIcon aria-hidden="true" />
        {t('title')}
        <MissingTimeBadge count={wanted} />
      </button>
      <CarsOfNews value={byId}>
        <ul className={styles['line']} data-sideways aria-label={t('newest')}>
          {records.map((record) => (
            <li key={record.lapTimeId}>
              <NewsCell cell={record} value={record.value} line={t('record')} />
            </li>
          ))}
          {others.map((time) => (
            <li key={time.lapTimeId}>
              <NewsCell cell={time} value={time.value} line={t('time')} />
            </li>
          ))}
        </ul>
      </CarsOfNews>
      {drawer}
    </>
  );
}

/** Where there is little height: a button for all news. */
export function NewsRail() {
  const { t } = useTranslation('news');
  const { open, drawer } = useNewsDrawer();
  return (
    <>
      <IconButton label={t('title')} onClick={open}>
        <NewsIcon />
      </IconButton>
      {drawer}
    </>
  );
}
