import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDialogLock } from '../../ui/dialog/dialog-lock.ts';
import { CopyIcon, DownloadIcon } from '../../ui/icons.ts';
import styles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void };

const download = (text: string): void => saveFile(new Blob([text], { type: 'text/plain' }), 'tdr-recovery-codes.txt');

/** Shown once: recovery codes for a lost phone. Only the confirmation closes the dialog. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  useDialogLock('stays');
  const text = [`Track Day Records, ${email}`, ...codes, ''].join('\n');
  const copy = () => copyText(text, { copied: t('twoFactor.copied'), refused: t('twoFactor.notCopied') });
  return (
    <div className={styles['step']}>
      <p>{t('twoFactor.codesHelp')}</p>
      <ul className={styles['codes']} dir="ltr" aria-label={t('twoFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button icon={<CopyIcon aria-hidden="true" />} onClick={() => void copy()}>
          {t('twoFactor.copy')}
        </Button>
        <Button icon={<DownloadIcon aria-hidden="true" />} onClick={() => download(text)}>
          {t('twoFactor.download')}
        </Button>
      </div>
      <Button variant="main" size="large" wide onClick={onDone}>
        {t('twoFactor.done')}
      </Button>
    </div>
  );
}
