import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './queue.module.css';
import { keyOf } from './use-queue.ts';
import { useQueueLabels } from './use-queue-labels.ts';

type QueueListProps = { items: readonly QueueItem[]; chosen: string | undefined; onChoose: (key: string) => void };

export function QueueList({ items, chosen, onChoose }: QueueListProps) {
  const { t } = useTranslation('queue');
  return (
    <ul className={styles['list']} aria-label={t('title')}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <Line item={item} chosen={keyOf(item) === chosen} onChoose={() => onChoose(keyOf(item))} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = { item: QueueItem; chosen: boolean; onChoose: () => void };

function Line({ item, chosen, onChoose }: LineProps) {
  const { t, i18n } = useTranslation('queue');
  const { name, title } = useQueueLabels();
  const [now] = useState(Date.now);
  const { kind, priority, by, since } = item;
  const who = by.map(name).join(', ');
  return (
    <button type="button" className={styles['line']} aria-current={chosen || undefined} onClick={onChoose}>
      <span className={styles['priority']} data-priority={priority}>
        {t(`priority.${priority}`)}
      </span>
      <span className={styles['kind']}>{t(`kind.${kind}`)}</span>
      <time className={styles['when']} dateTime={since}>
        {relativeTime(since, now, i18n.language)}
      </time>
      <b className={styles['subject']}>{title(item)}</b>
      <span className={styles['quiet']}>{who}</span>
      <span className={styles['state']}>
        <State item={item} />
      </span>
    </button>
  );
}

function State({ item: { claim, question, answer, passedOn, able } }: Pick<LineProps, 'item'>) {
  const { t } = useTranslation('queue');
  const session = useSession();
  const { name } = useQueueLabels();
  if (claim) {
    const isMine = session.status === 'signed-in' && session.userId === claim.by?.userId;
    return isMine ? t('yours') : t('takenBy', { name: name(claim.by) });
  }
  if (passedOn) return t(`passed.${passedOn.to}`);
  if (question) return answer ? t('answered') : t('asked');
  if (able === 0) return t('able.nobody');
  return null;
}
