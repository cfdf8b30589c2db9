import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import { useLatestRecords, useLatestTimes } from '../../features/records/use-news-of-times.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { NewsCell } from './news-cell.tsx';
import { NewsSection } from './news-section.tsx';
import { MostCompared } from './most-compared.tsx';
import { MyPendingTimes } from './my-pending-times.tsx';
import { RunningNow } from './running.tsx';
import { MissingTimesPanel } from './missing-times.tsx';

const VISIBLE_MAX = 5;

type Chosen = { onChosen?: (() => void) | undefined };

export function NewsLists({ onChosen }: Chosen) {
  return (
    <>
      <MyPendingTimes onChosen={onChosen} />
      <RunningNow onChosen={onChosen} />
      <NewRecords onChosen={onChosen} />
      <LatestTimes onChosen={onChosen} />
      <MissingTimesPanel onChosen={onChosen} />
      <MostCompared onChosen={onChosen} />
    </>
  );
}

function NewRecords({ onChosen }: Chosen) {
  const { t } = useTranslation('news');
  const records = useLatestRecords(VISIBLE_MAX);
  return (
    <NewsSection
      title={t('records')}
      of={records}
      most={VISIBLE_MAX}
      empty={t('noRecords')}
      keyOf={({ lapTimeId }) => lapTimeId}
    >
      {({ value, previous, ...cell }) => (
        <NewsCell
          cell={cell}
          value={value}
          line={previous ? t('before', { time: formatLapTime(previous.value, 'short') }) : undefined}
          onChosen={onChosen}
        />
      )}
    </NewsSection>
  );
}

function LatestTimes({ onChosen }: Chosen) {
  const { t, i18n } = useTranslation('news');
  const times = useLatestTimes(VISIBLE_MAX);
  const [now] = useState(Date.now);
  return (
    <NewsSection
      title={t('times')}
      of={times}
      most={VISIBLE_MAX}
      empty={t('noTimes')}
      keyOf={({ lapTimeId }) => lapTimeId}
    >
      {({ value, at, ...cell }) => (
        <NewsCell cell={cell} value={value} line={relativeTime(at, now, i18n.language)} onChosen={onChosen} />
      )}
    </NewsSection>
  );
}
