import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { QueryError } from './query-error.tsx';
import styles from './query-boundary.module.css';
import { isAboutCaller, Refused } from './refused.tsx';
import { Skeleton } from './skeleton.tsx';

export type QueryState<Value> = Pick<LiveView<Value>, 'value' | 'problem' | 'late' | 'retry'>;

type AskedProps<Value> = {
  of: QueryState<Value>;
  /** The shape of the content; rows of a list by default. */
  skeleton?: ReactNode;
  /** Shown when the response holds nothing. */
  empty?: { when: (value: Value) => boolean; show: ReactNode };
  /** Why others may not see it, in the page's own text. */
  notAllowed?: string | undefined;
  /** The container: a page, rows of settings, or a place that it fills and scrolls in by itself. */
  layout?: 'page' | 'rows' | 'fill';
  children: (value: Value) => ReactNode;
};

/**
 * The result of a query in each of its states: loading, late, missing, empty, cached, not allowed for the caller. Shown
 * content stays while newer data is late or fails; content that the caller may not see is removed immediately.
 */
export function QueryBoundary<Value>({
  of,
  skeleton,
  empty,
  notAllowed,
  layout = 'page',
  children,
}: AskedProps<Value>) {
  const { value, problem, late, retry } = of;
  if (problem && isAboutCaller(problem)) return <Refused problem={problem} notAllowed={notAllowed} />;
  const isComing = value === undefined && problem === undefined;
  return (
    <div className={styles['asked']} data-layout={layout} aria-busy={isComing || undefined}>
      {problem ? <QueryError problem={problem} retry={retry} /> : null}
      {late && !problem ? <Late /> : null}
      {isComing ? (skeleton ?? <Skeleton />) : null}
      {value === undefined ? null : empty?.when(value) ? empty.show : children(value)}
    </div>
  );
}

function Late() {
  const { t } = useTranslation('screen');
  return (
    <p role="status" className={styles['late']}>
      {t('asked.late')}
    </p>
  );
}
