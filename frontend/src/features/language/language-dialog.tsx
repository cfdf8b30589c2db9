import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { languages } from '../../lib/i18n/languages.ts';
import type { LanguageCode } from '../../lib/i18n/languages.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { flagPath } from '../../ui/flag/flag-path.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './language-dialog.module.css';

export function LanguageDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const choose = (code: LanguageCode, name: string) =>
    chooseLanguage(code).catch(() => showSnack({ kind: 'error', text: t('language.notLoaded', { name }) }));
  return (
    <Dialog opened={opened} onClose={onClose} title={t('language.title')} width={460}>
      <div role="group" aria-label={t('language.title')} className={styles['languages']}>
        {languages.map(({ code, name, flag }) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles['language']}
            aria-pressed={i18n.language === code}
            data-autofocus={i18n.language === code || undefined}
            onClick={() => void choose(code, name)}
          >
            <img src={flagPath(flag)} alt="" width={22} height={16} className={styles['flag']} />
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
