import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { Button } from '../button/button.tsx';
import { FailedIcon } from '../icons.ts';
import styles from './query-boundary.module.css';

/** Why a response, or a newer one, did not arrive, and a way to retry; a missing item is not requested again. */
export function QueryError({ problem, retry }: { problem: ProblemError; retry: () => void }) {
  const { t } = useTranslation(['common', 'problems']);
  return (
    <div className={styles['notice']}>
      <FailedIcon aria-hidden="true" />
      <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p>
      {problem.status === 404 ? null : (
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
