import { given } from '#test/projection-kit';
import type { ImportFinished } from '#domain';
import { importRefusals } from './import-refusals.projection.ts';

const counts = { lines: 9, refused: 1, retired: 0, added: 0, changed: 7, unchanged: 1 };
const finished = (refusals?: ImportFinished['data']['refusals']): ImportFinished => ({
  type: 'ImportFinished',
  data: { importId: '2026-2', ...counts, ...(refusals && { refusals }) },
});

describe('import-refusals', () => {
  it('has what an import left out and why', () => {
    const lines = [{ line: 6, reason: 'rq "many" is not a number' }];
    given(importRefusals, [finished(lines)]).then('2026-2', { lines });
  });

  it('has nothing of an import that left nothing out, or did not say what', () => {
    given(importRefusals, [finished()]).then('2026-2', undefined);
  });
});
