import { ProblemError } from '../../lib/api/problem-error.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';
import { Asked, type AskedOf } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { words } from './words.ts';

const nothing: AskedOf<string[]> = { value: undefined, problem: undefined, late: false, retry: () => {} };
const there: AskedOf<string[]> = { ...nothing, value: [words.row] };

const states: Readonly<Record<string, AskedOf<string[]>>> = {
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
  <Empty title={words.list} text={words.settingHelp}>
    <Button>{words.again}</Button>
  </Empty>
);

export function AskedParts() {
  const asked = useQuestion({ key: ['ui'], unkept: true, ask: async () => ({ value: [words.saved], position: 0 }) });
  return Object.entries({ ...states, question: asked }).map(([name, of]) => (
    <div key={name} style={{ width: 320 }}>
      <b>{name}</b>
      <Asked of={of} empty={{ when: (items) => items.length === 0, show: empty }}>
        {(items) => <p>{items.join(', ')}</p>}
      </Asked>
    </div>
  ));
}
