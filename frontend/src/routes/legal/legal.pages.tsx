import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { aboutPaths } from '../../features/about/about-paths.ts';
import { pages } from '../../lib/paths.ts';
import { ReportButton } from '../../ui/trust/report-button.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { OpenDataPage } from '../open-data/open-data.page.tsx';
import styles from './legal.module.css';
import { siteTexts } from './legal-texts.ts';
import { TextHistory } from './text-history.tsx';

type TextPageProps = { of: 'about' | 'terms' | 'rules'; title: string; children: ReactNode };

function TextPage({ of, title, children }: TextPageProps) {
  const { t } = useTranslation('shell');
  return (
    <ContentPage width="text" title={title} back={{ to: pages.stuff, label: t('menu.Stuff') }}>
      <div className={styles['page']}>
        {children}
        <TextHistory of={of} />
        <AboutLinks except={aboutPaths[of]} />
      </div>
    </ContentPage>
  );
}

/** One route for all of them: each route takes room in the first load. */
export function SiteTextPage() {
  const { pathname } = useLocation();
  if (pathname === aboutPaths.data) return <OpenDataPage />;
  if (pathname === aboutPaths.terms) return <TermsPage />;
  return pathname === aboutPaths.rules ? <RulesPage /> : <AboutPage />;
}

function AboutPage() {
  const { t } = useTranslation('shell');
  return (
    <TextPage of="about" title={t('about.title')}>
      {siteTexts.about.points.map((point) => (
        <p key={point}>{t(`about.${point}`)}</p>
      ))}
      <p>
        <ReportButton as="write" about={{ kind: 'page', itemId: aboutPaths.about }} name={t('about.title')} />
      </p>
    </TextPage>
  );
}

function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <TextPage of="terms" title={t('titles.terms')}>
      <ol className={styles['points']}>
        {siteTexts.terms.points.map((point) => (
          <li key={point}>{t(`terms.${point}`)}</li>
        ))}
      </ol>
    </TextPage>
  );
}

function RulesPage() {
  const { t } = useTranslation('legal');
  return (
    <TextPage of="rules" title={t('titles.rules')}>
      <ol className={styles['points']}>
        {siteTexts.rules.points.map((point) => (
          <li key={point}>{t(`rules.${point}`)}</li>
        ))}
      </ol>
    </TextPage>
  );
}
