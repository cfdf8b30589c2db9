import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatLapTime } from '#racing';
import type { TrackCode } from '#racing';
import type { BestCar } from '../../features/best-of/rank-best.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Points } from '../../ui/time/points.tsx';
import { Rank } from '../../ui/time/rank.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import styles from './best-of.module.css';
import type { BestOf } from './use-best-of.ts';
import { useBestLinks } from './use-best-links.ts';

const VISIBLE_AT_FIRST = 30;

export function BestOfList({ best, tracks }: { best: BestOf; tracks: readonly TrackCode[] }) {
  const { t } = useTranslation('bestof');
  return (
    <QueryBoundary
      of={best.found}
      skeleton={<Skeleton rows={8} rowHeight={56} />}
      empty={{
        when: (cars) => cars.length === 0,
        show: (
          <Empty title={t('none')} text={t(tracks.length > 1 ? 'noneOnAll' : 'noneHelp')}>
            {best.criteria.length > 0 ? <Button onClick={() => best.setCriteria([])}>{t('dropFilter')}</Button> : null}
          </Empty>
        ),
      }}
    >
      {(cars) => <Ranked cars={cars} tracks={tracks} />}
    </QueryBoundary>
  );
}

function Ranked({ cars, tracks }: { cars: readonly BestCar[]; tracks: readonly TrackCode[] }) {
  const { t } = useTranslation('bestof');
  const [shown, setShown] = useState(VISIBLE_AT_FIRST);
  const links = useBestLinks(tracks);
  const side = cars.slice(0, links.most);
  return (
    <>
      <p className={styles['sum']} role="status">
        {t('found', { number: cars.length })}
      </p>
      <Link className={styles['all']} to={links.toAll(side)}>
        {t('compareBest', { number: side.length })}
      </Link>
      <ol className={styles['cars']} aria-label={t('list')}>
        {cars.slice(0, shown).map((car, at) => (
          <li key={car.car.id}>
            <Row best={car} place={at + 1} address={links.toCar(car)} />
          </li>
        ))}
      </ol>
      {cars.length > shown ? <Button onClick={() => setShown(shown + VISIBLE_AT_FIRST)}>{t('more')}</Button> : null}
    </>
  );
}

function Row({ best, place, address }: { best: BestCar; place: number; address: string | null }) {
  const { t } = useTranslation('bestof');
  const { car, tune, lapTime, points } = best;
  const content = (
    <>
      <Rank place={place} medal />
      <MiniCar car={car} />
      <span className={styles['names']}>
        <b>{car.name}</b>
        <small>
          {car.year} · <TuneGlyph tune={tune} />
        </small>
      </span>
      <span className={styles['figures']}>
        {lapTime ? <b>{formatLapTime(lapTime, 'short')}</b> : null}
        {place > 1 || !lapTime ? <Points points={points} /> : null}
      </span>
    </>
  );
  if (address === null) {
    return (
      <span className={styles['row']} data-tip={t('full')}>
        {content}
      </span>
    );
  }
  return (
    <Link to={address} className={styles['row']}>
      {content}
    </Link>
  );
}
