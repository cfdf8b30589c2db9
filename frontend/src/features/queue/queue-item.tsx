import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueueContext, QueueDetail, QueueItem } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ChangedThing } from '../../ui/changed/changed-thing.tsx';
import { useAsShown } from '../../ui/changed/use-as-shown.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { ClaimActions } from './claim-actions.tsx';
import { Decide } from './decide.tsx';
import { FewEligible } from './few-eligible.tsx';
import { LimitAuthor } from './limit-author.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './queue.module.css';
import { useLongerClaim } from './use-longer-claim.ts';
import { useQueueMutations } from './use-queue-mutations.ts';
import { useQueueLabels } from './use-queue-labels.ts';

type QueueItemProps = {
  detail: QueueDetail;
  context: (context: QueueContext) => ReactNode;
  onDecided: () => void;
  onSkip: () => void;
  /** The server has a newer version than the one shown. */
  onOutdated: () => void;
};

export function QueueItemCard({ detail, context, onDecided, onSkip, onOutdated }: QueueItemProps) {
  const { t } = useTranslation('queue');
  const session = useSession();
  const { item } = detail;
  const acts = useQueueMutations(item);
  const words = useQueueLabels();
  const mine = session.status === 'signed-in' && item.claim?.by?.userId === session.userId;
  const { shown, isChanged, read } = useAsShown(detail);
  useLongerClaim(mine ? item.claim?.until : undefined, acts.claim);
  return (
    <article className={styles['item']} aria-label={words.title(item)}>
      <header className={styles['head']}>
        <h2>
          <Link to={item.subject.link}>{words.title(item)}</Link>
        </h2>
        <span className={styles['quiet']}>
          {t(`kind.${item.kind}`)}
          {item.by.map((person) => (
            <Fragment key={person.userId}>
              {' · '}
              <PersonLink name={person.name} />
            </Fragment>
          ))}
        </span>
        <span className={styles['acts']}>
          <Holder item={item} mine={mine} />
          <ClaimActions item={item} mine={mine} />
          {mine ? item.by.map((person) => <LimitAuthor key={person.userId} person={person} />) : null}
        </span>
      </header>
      <FewEligible item={item} />
      {isChanged ? <ChangedThing shown={shown.context} now={detail.context} onRead={read} /> : null}
      {context(detail.context)}
      <Said item={item} />
      {item.allowed.includes('decline-item') || item.allowed.includes('approve-item') ? (
        <Decide detail={detail} seen={shown} outdated={isChanged} {...{ onDecided, onSkip, onOutdated }} />
      ) : item.allowed.includes('take-item-alone') ? null : (
        <p className={styles['note']}>{item.claim ? t('notNow') : t('notYours')}</p>
      )}
    </article>
  );
}

function Holder({ item: { claim }, mine }: { item: QueueItem; mine: boolean }) {
  const { t, i18n } = useTranslation('queue');
  const { name } = useQueueLabels();
  if (!claim) return null;
  const until = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(Date.parse(claim.until));
  return (
    <b className={styles['holder']} data-mine={mine || undefined}>
      {mine ? t('yoursUntil', { until }) : t('takenUntil', { name: name(claim.by), until })}
    </b>
  );
}

function Said({ item: { question, answer, passedOn } }: { item: QueueItem }) {
  const { t, i18n } = useTranslation('queue');
  const { name } = useQueueLabels();
  const [now] = useState(Date.now);
  const line = (title: string, of: NonNullable<QueueItem['question']>) => (
    <p>
      <b>{title}</b>{' '}
      <small>
        {name(of.by)}
        <StaffMark name={of.by?.name} /> · {relativeTime(of.at, now, i18n.language)}
      </small>
      <q>{of.text}</q>
    </p>
  );
  if (!question && !passedOn) return null;
  return (
    <div className={styles['said']}>
      {question ? line(t('question'), question) : null}
      {answer ? line(t('answer'), answer) : null}
      {passedOn ? (
        <p>
          <b>{t(`passed.${passedOn.to}`)}</b> <small>{name(passedOn.by)}</small>
          {passedOn.text === null ? null : <q>{passedOn.text}</q>}
        </p>
      ) : null}
    </div>
  );
}
