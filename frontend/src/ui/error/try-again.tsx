import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { Button } from '../button/button.tsx';
import styles from './try-again.module.css';

/** Instead of what was asked for: why it did not come, and the way to ask again. */
export function TryAgain({ problem, onRetry }: { problem: ProblemError; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'problems']);
  return (
    <div className={styles['place']}>
      <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
