import { useTranslation } from 'react-i18next';
import type { SiteStatus } from '#contracts';
import { useSiteStatus } from '../../features/site-notices/use-site-status.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { RUN_SITE_PATH } from '../../lib/site/site-paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { FailedIcon, SuccessIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { Link } from 'react-router-dom';
import button from '../../ui/button/button.module.css';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { IncidentCard } from './incident-card.tsx';
import styles from './status.module.css';

export function StatusPage() {
  const { t } = useTranslation('site');
  const of = useSiteStatus();
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.admin;
  return (
    <ContentPage
      title={t('title')}
      width="text"
      actions={
        isAdmin ? (
          <Link className={button['button']} data-look="ghost" to={RUN_SITE_PATH}>
            {t('manage')}
          </Link>
        ) : undefined
      }
    >
      <QueryBoundary of={of}>{(status) => <Status status={status} />}</QueryBoundary>
      <AboutLinks except="/status" />
    </ContentPage>
  );
}

function Status({ status: { at, parts, backup, drill, notices, incidents } }: { status: SiteStatus }) {
  const { t, i18n } = useTranslation('site');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = (known: string | null) =>
    known === null ? t('backupUnknown') : <time dateTime={known}>{when.format(Date.parse(known))}</time>;
  const open = incidents?.some(({ status }) => status === 'open') ?? false;
  const well = parts.every(({ state }) => state === 'works') && !open && (notices?.off.length ?? 0) === 0;
  return (
    <div className={styles['status']}>
      <p className={styles['verdict']} data-well={well || undefined}>
        {well ? <SuccessIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
        <b>{t(well ? 'well' : 'trouble')}</b>
        <time dateTime={at}>
          {t('asOf', { time: new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }).format(Date.parse(at)) })}
        </time>
      </p>
      <SettingGroup title={t('title')}>
        {parts.map(({ part, state }) => (
          <SettingRow key={part} label={t(`parts.${part}`)}>
            <span className={styles['state']} data-state={state}>
              {t(`states.${state}`)}
            </span>
          </SettingRow>
        ))}
        {notices?.off.map((feature) => (
          <SettingRow key={feature} label={t(`features.${feature}`)}>
            <span className={styles['state']} data-state="slow">
              {t('offWord')}
            </span>
          </SettingRow>
        ))}
        <SettingRow label={t('backup')}>{moment(backup)}</SettingRow>
        <SettingRow label={t('drill')}>{moment(drill)}</SettingRow>
      </SettingGroup>
      <section className={styles['incidents']} aria-label={t('incidents')}>
        <h2>{t('incidents')}</h2>
        {incidents === null ? <p role="alert">{t('incidentsUnknown')}</p> : null}
        {incidents?.length === 0 ? <Empty icon={<SuccessIcon aria-hidden="true" />} title={t('noIncidents')} /> : null}
        {incidents?.map((incident) => (
          <IncidentCard key={incident.incidentId} incident={incident} />
        ))}
      </section>
    </div>
  );
}
