import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Dump } from '#contracts';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { aboutPaths } from '../../features/about/about-paths.ts';
import { DumpFiles } from '../../features/open-data/dump-files.tsx';
import { useNewestDump, useYearDumps } from '../../features/open-data/use-dumps.ts';
import styles from '../../features/open-data/open-data.module.css';
import { addressOf } from '../../lib/api/address.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';

export function OpenDataPage() {
  const { t } = useTranslation(['legal', 'shell']);
  return (
    <ContentPage
      width="text"
      title={t('legal:data.title')}
      subtitle={t('legal:data.intro')}
      back={{ to: pages.stuff, label: t('shell:menu.Stuff') }}
    >
      <div className={styles['parts']}>
        <Newest />
        <Years />
        <Programs />
        <AboutLinks except={aboutPaths.data} />
      </div>
    </ContentPage>
  );
}

function Newest() {
  const { t } = useTranslation('legal');
  return (
    <section className={styles['part']} aria-label={t('data.newest')}>
      <h2>{t('data.newest')}</h2>
      <QueryBoundary
        of={useNewestDump()}
        empty={{ when: ({ madeAt }) => madeAt === null, show: <Empty title={t('data.none')} /> }}
      >
        {(dump) => <Night of={dump} />}
      </QueryBoundary>
    </section>
  );
}

function Night({ of }: { of: Dump }) {
  const { t, i18n } = useTranslation('legal');
  const date = new Date(of.madeAt ?? 0).toLocaleString(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles['part']}>
      <p className={styles['note']}>
        {t('data.packed', { date })} · {t('data.licence')}: <b>{of.licence}</b>. {t('data.licenceSays')}
      </p>
      <DumpFiles files={of.files} />
    </div>
  );
}

function Years() {
  const { t } = useTranslation('legal');
  const none = <p className={styles['note']}>{t('data.noYears')}</p>;
  return (
    <section className={styles['part']} aria-label={t('data.years')}>
      <h2>{t('data.years')}</h2>
      <QueryBoundary of={useYearDumps()} empty={{ when: ({ years }) => years.length === 0, show: none }}>
        {({ years }) =>
          years.map(({ year, files }) => (
            <details key={year}>
              <summary>{t('data.year', { year })}</summary>
              <DumpFiles files={files} />
            </details>
          ))
        }
      </QueryBoundary>
    </section>
  );
}

function Programs() {
  const { t } = useTranslation('legal');
  return (
    <section className={styles['part']} aria-label={t('data.programs')}>
      <h2>{t('data.programs')}</h2>
      <ul className={styles['ways']}>
        <li>
          <a href={addressOf('api', '/swagger')}>{t('data.docs')}</a>
        </li>
        <li>
          <a href={addressOf('reads', '/api/v1/client.tgz')} download>
            {t('data.client')}
          </a>
          <small>{t('data.clientSays')}</small>
        </li>
        <li>
          <Link to={pages.account}>{t('data.key')}</Link>
        </li>
      </ul>
    </section>
  );
}
