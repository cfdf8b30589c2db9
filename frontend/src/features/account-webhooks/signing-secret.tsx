import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { useDialogLock } from '../../ui/dialog/dialog-lock.ts';
import { CopyButton } from '../../ui/tool/tool-parts.tsx';
import styles from './webhooks.module.css';

/** The secret that signs a webhook's requests, shown once. Only the confirmation closes the dialog. */
export function SigningSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks');
  useDialogLock('stays');
  return (
    <div className={styles['made']}>
      <p>{t('onceHelp')}</p>
      <code className={styles['secret']} dir="ltr" aria-label={t('secret')}>
        {secret}
      </code>
      <CopyButton text={secret} />
      <Button variant="main" size="large" wide onClick={onDone}>
        {t('kept')}
      </Button>
    </div>
  );
}
