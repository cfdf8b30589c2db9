import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kings, PlannedEvent } from '#contracts';
import { formatCriteria, type Criteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { useKings } from '../../features/planned-events/use-planned-events.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { setLetter } from './event-links.ts';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';
import { OneCar } from './hand-cars.tsx';
import { KingColumn } from './king-column.tsx';
import { usePicks } from './use-picks.ts';

type EventKingsProps = { event: PlannedEvent; cars: EventCars };

export function EventKings({ event, cars }: EventKingsProps) {
  const { t } = useTranslation('events');
  const [set, setSet] = useState('0');
  const [criteria, setCriteria] = useState<Criteria>([]);
  const [filtering, setFiltering] = useState(false);
  const kings = useKings(event.eventId, Number(set), formatCriteria(criteria));
  const all = useMemo(() => [...cars.values()], [cars]);
  const mayFilter = criteria.length > 0 || kings.value?.told === 'all';
  return (
    <>
      <ToolRow>
        <SegmentedControl
          label={t('parts.tracks')}
          value={set}
          onChange={setSet}
          choices={event.facts.tracksets.map((_, at) => ({ value: String(at), label: setLetter(at) }))}
        />
        {mayFilter ? (
          <Suspense fallback={null}>
            <FilterButton
              cars={all}
              criteria={criteria}
              onCriteria={setCriteria}
              opened={filtering}
              onOpened={setFiltering}
            />
          </Suspense>
        ) : null}
      </ToolRow>
      <QueryBoundary of={kings} skeleton={<Skeleton rows={6} columns={5} rowHeight={56} />}>
        {(told) => <Told event={event} cars={cars} kings={told} />}
      </QueryBoundary>
    </>
  );
}

function Told({ event, cars, kings }: EventKingsProps & { kings: Kings }) {
  const { t } = useTranslation(['events', 'account']);
  const picks = usePicks(event.eventId);
  const [onlyPicks, setOnlyPicks] = useState(false);
  if (kings.tracks.every(({ rows }) => rows.length === 0)) return <Empty title={t('events:noHand')} />;
  if (kings.told === 'one-a-rarity') return <OneByRarity kings={kings} cars={cars} />;
  return (
    <>
      <ToolRow>
        <span className={styles['quiet']}>{t(`events:told.${kings.told}`)}</span>
        <Button aria-pressed={onlyPicks} disabled={picks.all.size === 0} onClick={() => setOnlyPicks(!onlyPicks)}>
          {t('events:onlyPicks', { number: picks.all.size })}
        </Button>
      </ToolRow>
      <div className={styles['kings']}>
        {kings.tracks.map((track, at) => (
          <KingColumn
            key={`${at}|${track.trackCode}`}
            track={track}
            cars={cars}
            picks={picks}
            onlyPicks={onlyPicks && picks.all.size > 0}
          />
        ))}
      </div>
      {kings.savers && kings.savers.length > 0 ? <Savers savers={kings.savers} cars={cars} /> : null}
    </>
  );
}

function OneByRarity({ kings, cars }: { kings: Kings; cars: EventCars }) {
  const { t } = useTranslation(['events', 'account']);
  const words = useTrackLabels();
  const rows = kings.tracks.flatMap(({ trackCode, rows: known }) =>
    known.map(([carId, tune]) => ({ trackCode, carId, tune })),
  );
  const rq = (carId: string) => cars.get(carId)?.rq ?? 0;
  return (
    <ToolPanel title={t('events:told.one-a-rarity')}>
      <ul className={styles['rewards']}>
        {rows
          .toSorted((one, other) => rq(other.carId) - rq(one.carId))
          .map(({ trackCode, carId, tune }) => (
            <li key={`${carId}|${trackCode}`}>
              <OneCar carId={carId} tune={`${tune} · ${words.name(trackCode)} ${words.road(trackCode)}`} cars={cars} />
            </li>
          ))}
      </ul>
      <p>{t('events:signInForBest')}</p>
      <ToolRow>
        <Button variant="main" onClick={() => void promptLogin()}>
          {t('account:signIn')}
        </Button>
      </ToolRow>
    </ToolPanel>
  );
}

function Savers({ savers, cars }: { savers: NonNullable<Kings['savers']>; cars: EventCars }) {
  const { t, i18n } = useTranslation('events');
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ToolPanel title={t('savers')}>
      <p>{t('saversHelp')}</p>
      <ol className={styles['savers']}>
        {savers.map(({ carId, tune, pointsPerRq }) => (
          <li key={carId}>
            <OneCar carId={carId} tune={tune} cars={cars}>
              <b>{figure.format(pointsPerRq)}</b>
            </OneCar>
          </li>
        ))}
      </ol>
    </ToolPanel>
  );
}
