import { useTranslation } from 'react-i18next';
import { momentText } from '#contracts';
import type { Car, RecapActivity } from '#contracts';
import { formatLapTime } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type Listed, useRecapList } from '../../features/recap/use-recap.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import styles from './recap.module.css';
import { More } from '../../ui/list/more.tsx';

export function RecapList({ period, listed }: { period: string; listed: Listed }) {
  const { i18n } = useTranslation('recap');
  const list = useRecapList(period, listed);
  const { cars } = useCatalogue();
  return (
    <QueryBoundary of={list} layout="rows">
      {(facts) => (
        <div className={styles['list']}>
          <p>{(list.total ?? facts.length).toLocaleString(i18n.language)}</p>
          <ol>
            {facts.map((fact) => (
              <Line key={fact.id} fact={fact} car={cars.find(({ id }) => id === fact.carId)} />
            ))}
          </ol>
          <More list={list} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Line({ fact, car }: { fact: RecapActivity; car: Car | undefined }) {
  const { t, i18n } = useTranslation('recap');
  const { name, road } = useTrackLabels();
  const { kind, at, timeZone, carId, tune, trackCode, challengeId, round, value, place } = fact;
  const about = [
    carId === null ? null : [car?.name ?? carId, tune].filter(Boolean).join(' '),
    trackCode === null ? null : `${name(trackCode)} ${road(trackCode)}`,
    challengeId === null ? null : `${challengeId} ${round ?? ''}`,
  ].filter((text) => text !== null);
  return (
    <li>
      <span>
        <b>{t(`kinds.${kind}`, { place })}</b>{' '}
        {value ? <bdi className="figures">{formatLapTime(value, 'short')}</bdi> : null}
      </span>
      {about.length > 0 ? <span>{about.join(' · ')}</span> : null}
      <time dateTime={at}>{momentText(at, timeZone, i18n.language)}</time>
    </li>
  );
}
