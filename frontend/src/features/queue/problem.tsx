import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import styles from './queue.module.css';

export function Problem({ of }: { of: ProblemError | undefined }) {
  const { t } = useTranslation('problems');
  return of ? (
    <p role="alert" className={styles['problem']}>
      {t(of.code, of.facts)}
    </p>
  ) : null;
}
