import type { Cell } from '../../lib/cell.ts';
import { Evidence } from './evidence.tsx';
import { useCellStory } from './use-cell-story.ts';

export function OwnEvidence({ cell }: { cell: Cell }) {
  const { value } = useCellStory(cell);
  const own = value?.history.find(({ allowed }) => allowed.includes('give-lap-time-evidence'));
  return own ? <Evidence cell={cell} entry={own} /> : null;
}
