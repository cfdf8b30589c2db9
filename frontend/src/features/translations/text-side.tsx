import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SiteText } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import buttons from '../../ui/button/button.module.css';
import { ExternalIcon } from '../../ui/icons.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { ReportButton } from '../../ui/trust/report-button.tsx';
import { placeOf } from './places.ts';
import styles from './translations.module.css';

export function TextSide({ of }: { of: SiteText }) {
  const { t, i18n } = useTranslation('translate');
  const [now] = useState(() => Date.now());
  return (
    <>
      <Panel title={t('where')}>
        <p className={styles['tagRow']}>
          <code>{of.key}</code>
        </p>
        <Link className={`${buttons['button']} ${styles['asButton']}`} to={placeOf(of.key)}>
          <ExternalIcon aria-hidden="true" />
          {t('openPage')}
        </Link>
        {of.live ? (
          <ReportButton about={{ kind: 'translation', itemId: `${of.language}|${of.key}` }} name={of.key} />
        ) : null}
      </Panel>
      {of.glossary.length === 0 ? null : (
        <Panel title={t('glossary')}>
          <dl className={styles['glossary']}>
            {of.glossary.map(({ english, say, not }) => (
              <div key={english}>
                <dt lang="en">{english}</dt>
                <dd>
                  <b lang={of.language}>{say}</b>
                  <small>{t('notSo', { word: not })}</small>
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <Panel title={t('history')}>
        {of.history.length === 0 ? <p className={styles['hint']}>{t('noHistory')}</p> : null}
        <ol className={styles['history']}>
          {of.history.map(({ what, by, at }) => (
            <li key={`${at} ${what} ${by.userId}`}>
              <span>
                <b>
                  <PersonLink name={by.name} />
                </b>{' '}
                {t(`what.${what}`)}
              </span>
              <small>{relativeTime(at, now, i18n.language)}</small>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
