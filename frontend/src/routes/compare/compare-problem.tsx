import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useConnection } from '../../lib/live-views/connection.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import styles from './compare.module.css';

type CompareProblemProps = { problem: ProblemError | undefined; onRetry: () => void };

/** Why cars or times could not be loaded. Missing connection and maintenance are shown above already. */
export function CompareProblem({ problem, onRetry }: CompareProblemProps) {
  const offline = useConnection() === 'offline';
  const isSaid = problem?.code === 'maintenance' || (offline && problem?.code === 'offline');
  if (problem === undefined || isSaid) return null;
  return (
    <div className={styles['problem']}>
      <QueryError problem={problem} retry={onRetry} />
    </div>
  );
}
