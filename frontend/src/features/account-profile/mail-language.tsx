import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { languages } from '../../lib/i18n/languages.ts';
import type { LanguageCode } from '../../lib/i18n/languages.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import styles from './account-profile.module.css';

/** Saves the choice; arrow keys choose faster than the server answers, and the last choice wins. */
function useMailLanguage() {
  const [chosen, setChosen] = useState<LanguageCode>();
  const last = useRef<LanguageCode>('en');
  const { problem, run } = useAction(async () => {
    try {
      let sent: LanguageCode;
      do {
        sent = last.current;
        await sendAuthenticated(account.update, { body: { language: sent } });
        await sessionChanged();
      } while (sent !== last.current);
    } finally {
      setChosen(undefined);
    }
  });
  const choose = (language: LanguageCode) => {
    last.current = language;
    setChosen(language);
    run();
  };
  return { chosen, problem, choose };
}

/** The language of emails; that of the pages is chosen in the menu, per device. */
export function MailLanguage({ language }: { language: string | undefined }) {
  const { t, i18n } = useTranslation('account');
  const id = useId();
  const { chosen, problem, choose } = useMailLanguage();
  return (
    <SettingRow label={<label htmlFor={id}>{t('profile.language')}</label>} note={<Refusal problem={problem} />}>
      <select
        id={id}
        className={styles['select']}
        aria-busy={chosen !== undefined}
        value={chosen ?? language ?? i18n.language}
        onChange={(event) => choose(event.target.value as LanguageCode)}
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
