import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translations } from '#contracts';
import type { LanguageCoverage } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './translations.module.css';
import { type TranslatedLanguage, useCoverage } from './use-translations.ts';

type CoverageProps = { chosen: TranslatedLanguage; isAdmin: boolean; onChoose: (language: TranslatedLanguage) => void };

/** How far each language is, and who reviews it. */
export function CoveragePanel({ chosen, isAdmin, onChoose }: CoverageProps) {
  const { t } = useTranslation('translate');
  const found = useCoverage();
  return (
    <section className={styles['coverage']} aria-label={t('coverage')}>
      <header>
        <h2>{t('coverage')}</h2>
        <p>{t('coverageHelp')}</p>
      </header>
      <Asked of={found}>
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
      </Asked>
    </section>
  );
}

/** What a language is called by those who speak it. */
export const ownName = (code: string): string => languages.find((one) => one.code === code)?.name ?? code;

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
      <b lang={isLanguage(of.language) ? of.language : undefined}>{ownName(of.language)}</b>
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

type ReviewersProps = { of: LanguageCoverage | undefined; isAdmin: boolean; language: TranslatedLanguage };

function Reviewers({ of, isAdmin, language }: ReviewersProps) {
  const { t } = useTranslation(['translate', 'problems']);
  const [userId, setUserId] = useState('');
  const tried = (doing: Promise<unknown>) =>
    void doing.then(
      () => setUserId(''),
      (thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      },
    );
  const dismiss = (id: string) => sendSignedIn(translations.dismiss, { params: { language, userId: id } });
  const reviewers = of?.reviewers ?? [];
  return (
    <div className={styles['reviewers']}>
      <h3>{`${t('translate:reviewers')}: ${ownName(language)}`}</h3>
      {reviewers.length === 0 ? <p className={styles['hint']}>{t('translate:noReviewers')}</p> : null}
      <ul>
        {reviewers.map((person) => (
          <li key={person.userId}>
            {person.name ?? t('translate:former')}
            {isAdmin ? (
              <Button size="small" onClick={() => tried(dismiss(person.userId))}>
                {t('translate:remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isAdmin ? (
        <form
          className={styles['row']}
          onSubmit={(event) => {
            event.preventDefault();
            tried(sendSignedIn(translations.appoint, { params: { language }, body: { userId: userId.trim() } }));
          }}
        >
          <Field label={t('translate:member')} value={userId} onChange={({ target }) => setUserId(target.value)} />
          <Button type="submit" disabled={userId.trim() === ''}>
            {t('translate:appoint')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
