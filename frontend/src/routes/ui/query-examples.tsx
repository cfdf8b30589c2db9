import { ProblemError } from '../../lib/api/problem-error.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { QueryBoundary, type QueryState } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { pageTexts } from './page-texts.ts';

const nothing: QueryState<string[]> = { value: undefined, problem: undefined, late: false, retry: () => {} };
const there: QueryState<string[]> = { ...nothing, value: [pageTexts.row] };

const states: Readonly<Record<string, QueryState<string[]>>> = {
  loading: nothing,
  late: { ...nothing, late: true },
  there,
  'there, late': { ...there, late: true },
  'there, failed': { ...there, problem: new ProblemError('unexpected', 500) },
  empty: { ...nothing, value: [] },
  offline: { ...nothing, problem: new ProblemError('offline') },
  gone: { ...nothing, problem: new ProblemError('user-unknown', 404) },
  'signed out': { ...nothing, problem: new ProblemError('signed-out', 401) },
  'not allowed': { ...nothing, problem: new ProblemError('not-allowed', 403) },
};

const empty = (
  <Empty title={pageTexts.list} text={pageTexts.settingHelp}>
    <Button>{pageTexts.again}</Button>
  </Empty>
);

export function QueryExamples() {
  const asked = useQuery({ key: ['ui'], uncached: true, ask: async () => ({ value: [pageTexts.saved], position: 0 }) });
  return Object.entries({ ...states, question: asked }).map(([name, of]) => (
    <div key={name} style={{ width: 320 }}>
      <b>{name}</b>
      <QueryBoundary of={of} empty={{ when: (items) => items.length === 0, show: empty }}>
        {(items) => <p>{items.join(', ')}</p>}
      </QueryBoundary>
    </div>
  ));
}
