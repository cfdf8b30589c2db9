import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { Button } from '../button/button.tsx';
import { FailedIcon } from '../icons.ts';
import styles from './asked.module.css';

/** Why an answer, or a newer one, did not come, and the way to ask again; what does not exist is not asked for again. */
export function AskedNotice({ problem, retry }: { problem: ProblemError; retry: () => void }) {
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
