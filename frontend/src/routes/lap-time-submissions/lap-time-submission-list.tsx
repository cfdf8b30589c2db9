import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimeSubmission } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { BulkBar } from '../../ui/list-page/bulk-bar.tsx';
import { SelectOne, useSelection } from '../../ui/table/selection.tsx';
import { BulkRulings } from './bulk-rulings.tsx';
import { LapTimeSubmissionCard } from './lap-time-submission-card.tsx';
import styles from './lap-time-submissions.module.css';
import { More } from '../../ui/list/more.tsx';

type SaidTimesListProps = {
  list: PagedList<LapTimeSubmission>;
  /** All are of one user, who is named above. */
  ofPerson?: boolean;
  empty: ReactNode;
};

const mayBeRuled = ({ allowed }: LapTimeSubmission) =>
  allowed.includes('hide-lap-time') || allowed.includes('accept-lap-time') || allowed.includes('restore-lap-time');

/** Submitted times, by pages; users who may resolve them choose several together. */
export function LapTimeSubmissionList({ list, ofPerson = false, empty }: SaidTimesListProps) {
  const { t } = useTranslation('screen');
  const selection = useSelection();
  const chosen = list.value?.filter(({ lapTimeId }) => selection.chosen.has(lapTimeId)) ?? [];
  const drop = () => selection.set(new Set());
  return (
    <>
      <QueryBoundary
        of={{ ...list, value: list.settled ? list.value : undefined }}
        skeleton={<Skeleton rows={5} rowHeight={96} />}
        empty={{ when: (items) => items.length === 0, show: empty }}
      >
        {(items) => (
          <>
            <p className={styles['found']} role="status">
              {t('list.found', { number: `${list.total ?? items.length}${list.cut ? '+' : ''}` })}
            </p>
            <ul className={styles['list']}>
              {items.map((time) => (
                <li key={time.lapTimeId}>
                  <LapTimeSubmissionCard
                    time={time}
                    ofPerson={ofPerson}
                    choice={mayBeRuled(time) ? <Choice time={time} selection={selection} /> : null}
                  />
                </li>
              ))}
            </ul>
            <More list={list} />
          </>
        )}
      </QueryBoundary>
      {chosen.length > 0 ? (
        <BulkBar count={chosen.length} onNone={drop}>
          <BulkRulings chosen={chosen} onDone={drop} />
        </BulkBar>
      ) : null}
    </>
  );
}

function Choice({ time, selection }: { time: LapTimeSubmission; selection: ReturnType<typeof useSelection> }) {
  return <SelectOne name={time.car?.name ?? time.carId} of={time.lapTimeId} selection={selection} />;
}
