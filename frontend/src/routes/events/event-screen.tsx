import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { PlannedEvent } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { GarageSwitch } from '../../features/garage/garage-switch.tsx';
import { type Drives, useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import { usePlannedEvent } from '../../features/planned-events/use-planned-events.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EditIcon, LockIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { EventCars } from './event-cars.ts';
import { EventHead } from './event-head.tsx';
import styles from './events.module.css';
import type { EventsAddress, SetEventsAddress } from './events-address.ts';
import { HandRanking } from './hand-ranking.tsx';
import { EventKings } from './kings.tsx';
import { Prizes } from './prizes.tsx';
import { Tracksets } from './tracksets.tsx';

const EventForStaff = lazyComponent(async () => (await import('./event-for-staff.tsx')).EventForStaff);

const parts = ['tracks', 'kings', 'hands', 'prizes'] as const;
type Part = (typeof parts)[number];

type EventScreenProps = { id: string; isStaff: boolean; address: EventsAddress; set: SetEventsAddress };

export function EventScreen({ id, isStaff, address, set }: EventScreenProps) {
  const { t } = useTranslation('events');
  const event = usePlannedEvent(id);
  const staff = isStaff ? (
    address.staff === 'edit' ? (
      <Suspense fallback={<Skeleton rows={5} />}>
        <EventForStaff id={id} onDone={() => set({ staff: '' })} />
      </Suspense>
    ) : (
      <span>
        <Button icon={<EditIcon aria-hidden="true" />} onClick={() => set({ staff: 'edit' })}>
          {t('staff.edit')}
        </Button>
      </span>
    )
  ) : null;
  const part = parts.find((one) => one === address.part) ?? 'tracks';
  return (
    <>
      {staff}
      <QueryBoundary of={event} skeleton={<Skeleton rows={4} rowHeight={110} />}>
        {(told) => (
          <Told
            event={told}
            part={part}
            onPart={(next) => set({ part: next })}
            isOwn={address.garage !== ''}
            onOwn={(on) => set({ garage: on ? '1' : '' })}
          />
        )}
      </QueryBoundary>
    </>
  );
}

type ToldProps = {
  event: PlannedEvent;
  part: Part;
  onPart: (part: Part) => void;
  /** Whether hands are from the user's garage only. */
  isOwn: boolean;
  onOwn: (on: boolean) => void;
};

function Told({ event, part, onPart, isOwn, onOwn }: ToldProps) {
  const { t } = useTranslation(['events', 'problems']);
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const garage = useGarageDriving(isOwn);
  return (
    <>
      <EventHead event={event} cars={byId} garage={garage} />
      {event.neededTier === null ? (
        <>
          <SegmentedControl<Part>
            label={t('events:part')}
            value={part}
            onChange={onPart}
            choices={parts.map((value) => ({ value, label: t(`events:parts.${value}`) }))}
          />
          {part === 'tracks' || part === 'hands' ? <GarageSwitch garage={garage} on={isOwn} onChange={onOwn} /> : null}
          <Shown event={event} part={part} cars={byId} drives={garage.drives} />
        </>
      ) : (
        <Empty icon={<LockIcon aria-hidden="true" />} title={t('problems:patrons-only', { tier: event.neededTier })} />
      )}
    </>
  );
}

type ShownProps = { event: PlannedEvent; part: Part; cars: EventCars; drives: Drives | undefined };

function Shown({ event, part, cars, drives }: ShownProps) {
  const { t } = useTranslation('events');
  if (part === 'prizes') return <Prizes event={event} cars={cars} />;
  if (event.facts.tracksets.length === 0) return <Empty title={t('noSets')} />;
  return (
    <div className={styles['part']}>
      {part === 'tracks' ? <Tracksets facts={event.facts} cars={cars} drives={drives} /> : null}
      {part === 'kings' ? <EventKings event={event} cars={cars} /> : null}
      {part === 'hands' ? <HandRanking event={event} cars={cars} drives={drives} /> : null}
    </div>
  );
}
