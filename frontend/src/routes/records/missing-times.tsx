import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import { useMissingTimes } from '../../features/records/use-news-of-times.ts';
import { Button } from '../../ui/button/button.tsx';
import { NewsCell } from './news-cell.tsx';
import { NewsSection } from './news-section.tsx';
import styles from './news.module.css';
import { MissingTimeBadge } from './missing-time-badge.tsx';

const FEW = 5;
const MANY = 60;

export function MissingTimesPanel({ onChosen }: { onChosen?: (() => void) | undefined }) {
  const { t } = useTranslation('news');
  const [most, setMost] = useState(FEW);
  const wanted = useMissingTimes(most);
  const { total = 0, items = [] } = wanted.value ?? {};
  return (
    <>
      <NewsSection
        title={t('wanted')}
        of={wanted}
        most={most}
        empty={t('noWanted')}
        action={<MissingTimeBadge count={total} />}
        note={t('wantedNote')}
        keyOf={({ carId, tune, trackCode }) => `${carId}|${tune}|${trackCode}`}
      >
        {({ looks, past, ...cell }) => (
          <NewsCell
            cell={cell}
            line={past ? t('wasTime', { time: formatLapTime(past, 'short') }) : t('looks', { count: looks })}
            enter
            onChosen={onChosen}
          />
        )}
      </NewsSection>
      {most === FEW && total > items.length ? (
        <div className={styles['more']}>
          <Button onClick={() => setMost(MANY)}>{t('all')}</Button>
        </div>
      ) : null}
    </>
  );
}
