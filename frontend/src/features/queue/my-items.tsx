import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appealedKinds } from '#contracts';
import type { MyQueuePage } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AppealButton } from '../../ui/trust/appeal-button.tsx';
import styles from './queue.module.css';
import { MessageDialog } from './message-dialog.tsx';
import { ReviewDuration } from './review-duration.tsx';
import { keyOf, useMyItems } from './use-queue.ts';
import { useQueueMutations } from './use-queue-mutations.ts';
import { useQueueLabels } from './use-queue-labels.ts';

type MyItem = MyQueuePage['items'][number];

export function MyItems() {
  const { t } = useTranslation('queue');
  const found = useMyItems();
  return (
    <section className={styles['mine']} aria-labelledby="sent-for-review">
      <h2 id="sent-for-review">{t('mine')}</h2>
      <QueryBoundary
        of={found}
        skeleton={<Skeleton rows={2} rowHeight={64} />}
        empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('mineNone')} /> }}
      >
        {({ items, usualWait }) => (
          <>
            <p className={styles['quiet']}>
              <ReviewDuration of={usualWait} />
            </p>
            <ul className={styles['news']}>
              {items.map((item) => (
                <li key={keyOf(item)}>
                  <Mine item={item} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function Mine({ item }: { item: MyItem }) {
  const { t, i18n } = useTranslation('queue');
  const { reason, title } = useQueueLabels();
  const [now] = useState(Date.now);
  const [answering, setAnswering] = useState(false);
  const acts = useQueueMutations(item);
  const { kind, subject, status, since, place, decided, question } = item;
  return (
    <>
      <span className={styles['newsHead']}>
        <Link to={subject.link}>
          <b>{title(item)}</b>
        </Link>
        <small>{t(`kind.${kind}`)}</small>
        <time dateTime={since}>{relativeTime(since, now, i18n.language)}</time>
      </span>
      <p>
        <b className={styles['status']} data-status={status}>
          {t(`status.${status}`)}
        </b>{' '}
        {place === null ? null : t('place', { place })} <HeldBy item={item} />
        {decided && decided.reason !== null ? reason(kind, decided.reason) : null}
      </p>
      {decided && decided.text !== null ? <q>{decided.text}</q> : null}
      {question ? <q>{question.text}</q> : null}
      {status === 'declined' ? <Appeal item={item} /> : null}
      {item.allowed.includes('answer-question') ? (
        <span>
          <Button size="small" onClick={() => setAnswering(true)}>
            {t('answerAct')}
          </Button>
        </span>
      ) : null}
      <MessageDialog
        title={t('answerTitle', { name: title(item) })}
        opened={answering}
        label={t('answer')}
        act={t('answerAct')}
        help={t('staffReads')}
        submit={acts.answer}
        onClose={() => setAnswering(false)}
      />
    </>
  );
}

/** Reported content belongs to another user, who alone may appeal; an appeal is decided once. */
function Appeal({ item: { kind, itemId } }: { item: MyItem }) {
  const against = appealedKinds.find((one) => one === kind);
  return against && against !== 'car-review' ? (
    <span>
      <AppealButton kind={against} itemId={itemId} />
    </span>
  ) : null;
}

function HeldBy({ item: { claim } }: { item: MyItem }) {
  const { t, i18n } = useTranslation(['queue', 'history']);
  if (!claim) return null;
  const until = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(Date.parse(claim.until));
  return t('takenUntil', { name: t('history:team'), until });
}
