import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { NextStep } from './next-step.tsx';
import styles from './form-frame.module.css';

export function Refusal({ problem }: { problem: ProblemError | undefined }) {
  const { t } = useTranslation('problems');
  if (problem === undefined) return null;
  return (
    <div className={styles['refusal']}>
      <p role="alert">{t(problem.code, problem.facts)}</p>
      <Suspense fallback={null}>
        <NextStep code={problem.code} />
      </Suspense>
    </div>
  );
}
