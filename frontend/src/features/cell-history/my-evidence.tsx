import type { Cell } from '../../lib/cell.ts';
import { Evidence } from './evidence.tsx';
import { useCellHistory } from './use-cell-history.ts';

export function MyEvidence({ cell }: { cell: Cell }) {
  const { value } = useCellHistory(cell);
  const own = value?.history.find(({ allowed }) => allowed.includes('give-lap-time-evidence'));
  return own ? <Evidence cell={cell} entry={own} /> : null;
}
