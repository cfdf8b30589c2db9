import { useTranslation } from 'react-i18next';
import { contributionKinds, people } from '#contracts';
import type { PublicPerson } from '#contracts';
import { Link, Navigate } from 'react-router-dom';
import { queryApi } from '../../lib/api/query-api.ts';
import { HISTORY_PATH } from '../../lib/history-path.ts';
import { pages, personPath } from '../../lib/paths.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { FormerNames } from '../../ui/person/former-names.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { ReportButton } from '../../ui/trust/report-button.tsx';
import { LimitsGroup } from '../account/limits-group.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './lap-time-submissions.module.css';

/**
 * The public data of a user: member since, contributions, outcomes of submissions. A link with an old name redirects.
 */
export function PersonHead({ name }: { name: string }) {
  const found = useQuery({ key: ['people', name], ask: () => queryApi(people.one, { params: { name } }) });
  return (
    <QueryBoundary of={found} skeleton={<Skeleton rows={2} rowHeight={84} />}>
      {(person) => (
        <div className={styles['person']}>
          {person.name === name ? null : <Navigate to={personPath(person.name)} replace />}
          <Line of={person} />
          <Figures of={person} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Line({ of }: { of: PublicPerson }) {
  const { t } = useTranslation(['trust', 'sweeps']);
  const session = useSession();
  const own = session.status === 'signed-in' && session.userId === of.userId ? session : undefined;
  const facts = [
    ...(of.since === null ? [] : [t('person.since', { year: of.since })]),
    ...(of.tier === 0 ? [] : [t('person.patron', { tier: of.tier })]),
    ...(own ? [t('person.own')] : []),
  ];
  return (
    <>
      <div className={styles['line']}>
        <span>
          {facts.join(' · ')}
          <StaffMark name={of.name} />
        </span>
        {own || session.status === 'unknown' ? null : (
          <ReportButton about={{ kind: 'person', itemId: of.userId }} name={of.name} />
        )}
        {session.status === 'signed-in' && session.mod && !own ? (
          <>
            <Link to={`${HISTORY_PATH}?actor=${of.userId}`}>{t('person.log')}</Link>
            <Link to={`${pages.staffSweeps}?name=${encodeURIComponent(of.name)}`}>{t('sweeps:hideTimes')}</Link>
          </>
        ) : null}
      </div>
      {session.status === 'signed-in' && session.mod && !own ? <FormerNames userId={of.userId} /> : null}
      {own ? <LimitsGroup {...own} /> : null}
    </>
  );
}

function Figures({ of: { name, trust, contributed } }: { of: PublicPerson }) {
  const { t, i18n } = useTranslation(['trust', 'contributors', 'saidtimes']);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(trust.value);
  const counts = contributed?.counts;
  const stats = [
    ...(contributed ? [{ label: t('trust:person.contributed'), value: number(contributed.total) }] : []),
    ...(counts
      ? contributionKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => ({ label: t(`contributors:kinds.${kind}`), value: number(counts[kind]) }))
      : []),
    { label: t('saidtimes:figures.accepted'), value: number(trust.accepted) },
    { label: t('saidtimes:figures.reversed'), value: number(trust.reversed) },
    { label: t('saidtimes:figures.trust'), value: share },
  ];
  return (
    <>
      <StatTiles label={name} stats={stats} />
      <p className={styles['found']}>{t('saidtimes:trustHelp')}</p>
    </>
  );
}
