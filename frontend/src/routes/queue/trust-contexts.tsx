import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueueItem, AppealDto, ReportDto } from '#contracts';
import { useQueueLabels } from '../../features/queue/use-queue-labels.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import type members from '../../locales/en/members.json';
import type votes from '../../locales/en/votes.json';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './queue-contexts.module.css';

export function ReportContext({ report: { about, fault, text, owner } }: { report: ReportDto }) {
  const { t } = useTranslation('trust');
  return (
    <div className={styles['told']}>
      <b>{t(`fault.${fault}`)}</b>
      {text === null ? null : <q>{text}</q>}
      {owner === null ? null : <Made by={owner.name} />}
      <Link to={about.link}>{t('context.look')}</Link>
    </div>
  );
}

function Made({ by }: { by: string | null }) {
  return (
    <p>
      <PersonLink name={by} />
    </p>
  );
}

export function AppealContext({ appeal: { against, text, decided } }: { appeal: AppealDto }) {
  const { t, i18n } = useTranslation('trust');
  const reasonOf = useReason(against.kind);
  const [now] = useState(Date.now);
  return (
    <div className={styles['told']}>
      {text === null ? null : <q>{text}</q>}
      {decided === null ? (
        <p>{t('context.gone')}</p>
      ) : (
        <p>
          {t('context.decided', { name: decided.by.name ?? '–' })}
          <StaffMark name={decided.by.name} /> · {relativeTime(decided.at, now, i18n.language)}
          <br />
          {decided.reason === null ? null : <b>{reasonOf(decided.reason)}</b>}{' '}
          {decided.text === null ? null : <q>{decided.text}</q>}
        </p>
      )}
      <Link to={against.link}>{t('context.look')}</Link>
    </div>
  );
}

function useReason(kind: AppealDto['against']['kind']): (code: string) => string {
  const { t } = useTranslation(['members', 'votes']);
  const { reason } = useQueueLabels();
  if (kind === 'limit') return (code) => t(`members:why.${code as keyof typeof members.why}`);
  if (kind === 'lap-time') return (code) => t(`votes:reasons.${code as keyof typeof votes.reasons}`);
  return (code) => reason(kind satisfies QueueItem['kind'], code);
}
