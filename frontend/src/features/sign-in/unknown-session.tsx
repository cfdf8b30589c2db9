import { useTranslation } from 'react-i18next';
import type { UnknownSession as Unknown } from '../../lib/session/use-session.ts';
import { TryAgain } from '../../ui/error/try-again.tsx';
import styles from './unknown-session.module.css';

/** Until it is known who is asking: boxes, or why it cannot be known. */
export function UnknownSession({ problem, retry }: Unknown) {
  const { t } = useTranslation('common');
  if (problem) return <TryAgain problem={problem} onRetry={retry} />;
  return (
    <div role="status" aria-label={t('loading')} className={styles['boxes']}>
      <span />
      <span />
      <span />
    </div>
  );
}
