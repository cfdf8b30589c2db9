import type { Folding } from './fold-event.ts';
import type { Folded } from './folding-cache.ts';
import { isAlike, untoldTo } from './recipients.ts';

const shown = ({ secret: _secret, ...rest }: { readonly secret?: unknown }) => rest;
const of = (more: object): Folding => more as Folding;
const changed = (before: object | null, doc: object | null): Folded =>
  ({ key: 'k', position: 1, parked: false, dirty: true, before, doc }) as Folded;

describe('whoever hears of a document', () => {
  it('is told where they see a difference, and of each that comes or goes', () => {
    expect(isAlike(of({ shown }), changed({ a: 1, secret: 1 }, { a: 1, secret: 2 }))).toBe(true);
    expect(isAlike(of({ shown }), changed({ a: 1 }, { a: 2 }))).toBe(false);
    expect(isAlike(of({ shown }), changed(null, { a: 1 }))).toBe(false);
    expect(isAlike(of({ shown }), changed({ a: 1 }, null))).toBe(false);
    expect(isAlike(of({}), changed({ a: 1 }, { a: 1 }))).toBe(false);
  });

  it('is not told of one that is not there for them, before or after', () => {
    const untold = of({ untoldTo: ({ hiddenFrom }: { hiddenFrom?: string }) => hiddenFrom });
    expect(untoldTo(untold, changed({ hiddenFrom: 'ann' }, { hiddenFrom: 'bob' }))).toEqual(['ann', 'bob']);
    expect(untoldTo(untold, changed({}, { hiddenFrom: 'bob' }))).toEqual(['bob']);
    expect(untoldTo(untold, changed(null, {}))).toEqual([]);
    expect(untoldTo(of({}), changed(null, { hiddenFrom: 'bob' }))).toEqual([]);
  });
});
