import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteIncident } from '#contracts';
import styles from './status.module.css';

export function IncidentCard({ incident, children }: { incident: SiteIncident; children?: ReactNode }) {
  const { t, i18n } = useTranslation('site');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    incident.parts.map((part) => t(`parts.${part}`)),
  );
  return (
    <article className={styles['incident']} data-open={incident.status === 'open' || undefined}>
      <h3>
        {t(`impact.${incident.impact}`)} · {what}
      </h3>
      <ol>
        {incident.told.toReversed().map(({ stage, at, text }) => (
          <li key={`${at} ${stage}`}>
            <b>{t(`stage.${stage}`)}</b> <time dateTime={at}>{when.format(Date.parse(at))}</time>
            {text === null ? null : <p>{text}</p>}
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}
