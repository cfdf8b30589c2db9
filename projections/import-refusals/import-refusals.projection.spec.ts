import { given } from '#test/projection-kit';
import type { ImportAdvanced, ImportFinished } from '#domain';
import { importRefusals } from './import-refusals.projection.ts';

const counts = { lines: 9, refused: 1, retired: 0, added: 0, changed: 7, unchanged: 1 };
const partly = { added: 0, changed: 0, unchanged: 0 };
const finished = (refusals?: ImportFinished['data']['refusals']): ImportFinished => ({
  type: 'ImportFinished',
  data: { importId: '2026-2', ...counts, ...(refusals && { refusals }) },
});

describe('import-refusals', () => {
  it('has what an import left out and why', () => {
    const lines = [{ line: 6, reason: 'rq "many" is not a number' }];
    given(importRefusals, [finished(lines)]).then('2026-2', { lines });
  });

  it('has those of each part of a file that comes in parts, and keeps them at its end', () => {
    const advanced = (line: number): ImportAdvanced => ({
      type: 'ImportAdvanced',
      data: { importId: '2026-2', ...partly, lines: line, refused: 1, refusals: [{ line, reason: 'no car' }] },
    });
    const lines = [2, 5].map((line) => ({ line, reason: 'no car' }));
    given(importRefusals, [advanced(2), advanced(5), finished()]).then('2026-2', { lines });
  });

  it('has nothing of an import that left nothing out, or did not say what', () => {
    given(importRefusals, [finished()]).then('2026-2', undefined);
  });
});
