import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventDrafts } from '../../features/planned-events/use-planned-events.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { phaseOf } from '../../features/planned-events/event-time.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { EventForStaff } from './event-for-staff.tsx';
import { NewEvent } from './event-form.tsx';
import { EventRow } from './event-row.tsx';
import { ImportEvents } from './import-events.tsx';
import styles from './events.module.css';

const shelves = ['draft', 'withdrawn'] as const;

export function StaffEvents({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('events');
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('draft');
  const [chosen, setChosen] = useState<string>();
  const [isNew, setNew] = useState(false);
  const list = useEventDrafts(shelf);
  const now = useNow();
  if (chosen !== undefined)
    return <EventForStaff id={chosen} onDone={() => setChosen(undefined)} onPublished={() => onOpen(chosen)} />;
  if (isNew)
    return (
      <NewEvent
        onCancel={() => setNew(false)}
        onMade={(id) => {
          setNew(false);
          setChosen(id);
        }}
      />
    );
  return (
    <>
      <ToolRow>
        <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => setNew(true)}>
          {t('staff.newEvent')}
        </Button>
      </ToolRow>
      <ToolPanel title={t('staff.title')}>
        <SegmentedControl
          label={t('staff.title')}
          value={shelf}
          onChange={setShelf}
          choices={shelves.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <QueryBoundary of={list} empty={{ when: (events) => events.length === 0, show: <Empty title={t('none')} /> }}>
          {(events) => (
            <ul className={styles['events']}>
              {events.map((event) => (
                <EventRow
                  key={event.eventId}
                  event={event}
                  phase={phaseOf(event.facts, now)}
                  now={now}
                  onOpen={setChosen}
                />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </ToolPanel>
      <ImportEvents />
    </>
  );
}
