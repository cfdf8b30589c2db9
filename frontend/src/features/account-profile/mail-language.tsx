import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../lib/i18n/languages.ts';
import type { LanguageCode } from '../../lib/i18n/languages.ts';
import { useAct } from '../../lib/form/use-act.ts';
import { postSignedIn } from '../../lib/session/post-account.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import styles from './account-profile.module.css';

/** The language that letters are written in; that of the pages is chosen in the menu, a device each. */
export function MailLanguage({ language }: { language: string | undefined }) {
  const { t, i18n } = useTranslation('account');
  const id = useId();
  const { busy, problem, run } = useAct(async (chosen: LanguageCode) => {
    await postSignedIn('/update-user', { language: chosen });
    await sessionChanged();
  });
  return (
    <SettingRow label={<label htmlFor={id}>{t('profile.language')}</label>} note={<Refusal problem={problem} />}>
      <select
        id={id}
        className={styles['select']}
        disabled={busy}
        value={language ?? i18n.language}
        onChange={(event) => run(event.target.value as LanguageCode)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </SettingRow>
  );
}
