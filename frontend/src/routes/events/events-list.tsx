import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { plannedEventKinds } from '#contracts';
import type { PlannedEvent } from '#contracts';
import { byPhase, eventPhases } from '../../features/planned-events/event-time.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { usePlannedEvents } from '../../features/planned-events/use-planned-events.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { EventRow } from './event-row.tsx';
import styles from './events.module.css';
import type { EventsAddress, SetEventsAddress } from './events-address.ts';
import { More } from '../../ui/list/more.tsx';

const EventPlanPanels = lazyComponent(async () => (await import('./event-plan-panels.tsx')).EventPlanPanels);
const MonthCalendar = lazyComponent(async () => (await import('./month-calendar.tsx')).MonthCalendar);

type EventsListProps = { address: EventsAddress; set: SetEventsAddress; onOpen: (id: string) => void };

export function EventsList({ address, set, onOpen }: EventsListProps) {
  const { t } = useTranslation(['events', 'screen']);
  const list = usePlannedEvents();
  const kinds = address.kinds.split(',').filter((kind) => kind !== '');
  const view = address.view === 'calendar' ? 'calendar' : 'list';
  const shown = useMemo(() => found(list.value ?? [], address.find, kinds), [list.value, address.find, kinds]);
  const offered = plannedEventKinds.filter((kind) => list.value?.some(({ facts }) => facts.kind === kind));
  return (
    <>
      <div className={styles['tools']}>
        <Field
          label={t('events:find')}
          icon={<SearchIcon aria-hidden="true" />}
          value={address.find}
          onChange={({ target }) => set({ find: target.value })}
        />
        <SegmentedControl
          label={t('events:view')}
          value={view}
          onChange={(next) => set({ view: next })}
          choices={(['list', 'calendar'] as const).map((value) => ({ value, label: t(`events:views.${value}`) }))}
        />
      </div>
      <ChipGroup
        label={t('events:kind')}
        options={offered.map((kind) => ({ value: kind, text: t(`events:kinds.${kind}`) }))}
        chosen={offered.filter((kind) => kinds.includes(kind))}
        onChange={(chosen) => set({ kinds: chosen.join(',') })}
      />
      <QueryBoundary
        of={list}
        skeleton={<Skeleton rows={6} rowHeight={76} />}
        empty={{
          when: () => shown.length === 0,
          show: (
            <Empty title={t('events:none')} text={t('events:noneHelp')}>
              <Button onClick={() => set({ find: '', kinds: '' })}>{t('events:showAll')}</Button>
            </Empty>
          ),
        }}
      >
        {() =>
          view === 'list' ? (
            <ByPhase events={shown} onOpen={onOpen} />
          ) : (
            <Suspense fallback={<Skeleton rows={5} rowHeight={90} />}>
              <MonthCalendar events={shown} month={address.month} onMonth={(month) => set({ month })} onOpen={onOpen} />
            </Suspense>
          )
        }
      </QueryBoundary>
      <More list={list} />
      <Suspense fallback={null}>
        <EventPlanPanels kinds={offered} />
      </Suspense>
    </>
  );
}

function found(events: readonly PlannedEvent[], find: string, kinds: readonly string[]): readonly PlannedEvent[] {
  const words = find.toLocaleLowerCase().split(/\s+/);
  return events.filter(({ facts: { name, kind, requirements } }) => {
    const text = [name, ...requirements.map((one) => one.name)].join(' ').toLocaleLowerCase();
    return (kinds.length === 0 || kinds.includes(kind)) && words.every((word) => text.includes(word));
  });
}

function ByPhase({ events, onOpen }: { events: readonly PlannedEvent[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('events');
  const now = useNow();
  const sorted = useMemo(() => byPhase(events, now), [events, now]);
  return eventPhases.map((phase) =>
    sorted[phase].length === 0 ? null : (
      <section key={phase} className={styles['phase']} aria-label={t(`phases.${phase}`)}>
        <h2>
          {t(`phases.${phase}`)} <small>{sorted[phase].length}</small>
        </h2>
        <ul className={styles['events']}>
          {sorted[phase].map((event) => (
            <EventRow key={event.eventId} event={event} phase={phase} now={now} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    ),
  );
}
