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

const MAX_SHOWN = 5;

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
  const records = useLatestRecords(MAX_SHOWN);
  return (
    <NewsSection
      title={t('records')}
      of={records}
      most={MAX_SHOWN}
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
  const times = useLatestTimes(MAX_SHOWN);
  const [now] = useState(Date.now);
  return (
    <NewsSection
      title={t('times')}
      of={times}
      most={MAX_SHOWN}
      empty={t('noTimes')}
      keyOf={({ lapTimeId }) => lapTimeId}
    >
      {({ value, at, ...cell }) => (
        <NewsCell cell={cell} value={value} line={relativeTime(at, now, i18n.language)} onChosen={onChosen} />
      )}
    </NewsSection>
  );
}
