import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryEntry } from '#contracts';
import { formatLapTime } from '#racing';
import { fullTime, relativeTime } from '../../lib/i18n/relative-time.ts';
import styles from './cell-story.module.css';

const mostEarlier = 4;

function When({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const [now] = useState(Date.now);
  return (
    <time dateTime={at} data-tip={fullTime(at, i18n.language)} className={styles['quiet']}>
      {relativeTime(at, now, i18n.language)}
    </time>
  );
}

function Earlier({ entries }: { entries: readonly StoryEntry[] }) {
  const { t } = useTranslation('story');
  return entries.map((entry) => (
    <span key={entry.lapTimeId} className={styles['earlier']}>
      <bdi className="figures" data-withdrawn={entry.state === 'withdrawn' || undefined}>
        {formatLapTime(entry.value, 'short')}
      </bdi>
      <span>{entry.by.name ?? t('formerPlayer')}</span>
      <When at={entry.at} />
    </span>
  ));
}

/** Set by whom and when, in which version, from what source; and what counted before. */
export function StoryFacts({ history }: { history: readonly StoryEntry[] }) {
  const { t } = useTranslation('story');
  const entry = history.find(({ state }) => state === 'stands');
  const earlier = history.filter((one) => one !== entry).slice(0, mostEarlier);
  return (
    <dl className={styles['facts']}>
      {entry ? (
        <>
          <dt>{t('setBy')}</dt>
          <dd>
            <b>{entry.by.name ?? t('formerPlayer')}</b>
            <When at={entry.at} />
          </dd>
          <dt>{t('source')}</dt>
          <dd>
            <span className={styles['tag']}>{t(`sources.${entry.source}`)}</span>
          </dd>
          <dt>{t('version')}</dt>
          <dd className="figures">
            {t('versionOf', { version: entry.gameVersion })}
            {entry.past ? <span className={styles['quiet']}>{t('past')}</span> : null}
          </dd>
        </>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <dt>{t('earlier')}</dt>
          <dd className={styles['list']}>
            <Earlier entries={earlier} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
