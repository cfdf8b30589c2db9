import { useTranslation } from 'react-i18next';
import type { LanguageCoverage } from '#contracts';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { nativeName } from './native-name.ts';
import { Reviewers } from './reviewers.tsx';
import styles from './translations.module.css';
import { type TranslatedLanguage, useCoverage } from './use-translations.ts';

type CoverageProps = { chosen: TranslatedLanguage; isAdmin: boolean; onChoose: (language: TranslatedLanguage) => void };

export function CoveragePanel({ chosen, isAdmin, onChoose }: CoverageProps) {
  const { t } = useTranslation('translate');
  const found = useCoverage();
  return (
    <section className={styles['coverage']} aria-label={t('coverage')}>
      <header>
        <h2>{t('coverage')}</h2>
        <p>{t('coverageHelp')}</p>
      </header>
      <QueryBoundary of={found}>
        {({ languages: all }) => (
          <>
            <ul className={styles['languages']}>
              {all.map((one) => (
                <li key={one.language} aria-current={one.language === chosen || undefined}>
                  <LanguageRow of={one} onChoose={() => onChoose(one.language as TranslatedLanguage)} />
                </li>
              ))}
            </ul>
            <Reviewers of={all.find(({ language }) => language === chosen)} isAdmin={isAdmin} language={chosen} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

const FULL = 100;

function LanguageRow({ of, onChoose }: { of: LanguageCoverage; onChoose: () => void }) {
  const { t, i18n } = useTranslation('translate');
  const share = (count: number) => (of.total === 0 ? 0 : (count / of.total) * FULL);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const shownLive = Math.floor(share(of.live)) / FULL;
  const parts = (['waiting', 'outdated', 'missing'] as const).filter((state) => of[state] > 0);
  return (
    <button type="button" onClick={onChoose}>
      <span className={styles['code']}>{of.language}</span>
      <b lang={isLanguage(of.language) ? of.language : undefined}>{nativeName(of.language)}</b>
      <span className={styles['bar']} aria-hidden="true">
        <i data-state="live" style={{ width: `${share(of.live)}%` }} />
        <i data-state="outdated" style={{ width: `${share(of.outdated)}%` }} />
      </span>
      <strong>{percent.format(shownLive)}</strong>
      <small>
        {parts.length === 0 ? t('state.live') : parts.map((state) => `${t(`show.${state}`)} ${of[state]}`).join(' · ')}
      </small>
    </button>
  );
}
