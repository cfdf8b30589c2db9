import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { useDialogLock } from '../../ui/dialog/dialog-lock.ts';
import { CopyButton } from '../../ui/tool/tool-parts.tsx';
import styles from './api-keys.module.css';

/** A key's secret, shown once, with a first example request. Only the confirmation closes the dialog. */
export function IssuedSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('apikeys');
  useDialogLock('stays');
  const example = `curl -H "Authorization: Bearer ${secret}" "${location.origin}/api/v1/cars?limit=5"`;
  return (
    <div className={styles['issued']}>
      <p>{t('onceHelp')}</p>
      <code className={styles['secret']} dir="ltr" aria-label={t('secret')}>
        {secret}
      </code>
      <CopyButton text={secret} />
      <div>
        <p>{t('try')}</p>
        <pre className={styles['example']} dir="ltr">
          {example}
        </pre>
      </div>
      <Button variant="main" size="large" wide onClick={onDone}>
        {t('kept')}
      </Button>
    </div>
  );
}
