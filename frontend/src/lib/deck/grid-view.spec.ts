import * as fc from 'fast-check';
import { trackGroups } from '#racing';
import { readView, withView, writeView } from './grid-view.ts';

const views = fc.record(
  {
    show: fc.constantFrom('points' as const, 'times' as const, 'gaps' as const),
    colours: fc.constantFrom('medals' as const, 'heat' as const, 'plain' as const),
    layout: fc.constantFrom('compact' as const, 'down' as const),
    grouped: fc.boolean(),
    closed: fc.subarray([...trackGroups], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('a view in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(views, (view) => void expect(readView(`?share=~KtRoad_a00${writeView(view)}`)).toEqual(view)),
    );
  });

  it('takes the place of the one before, beside any deck', () => {
    fc.assert(
      fc.property(views, views, (before, after) => {
        const deck = '?share=~KtRoad_a00&base=1';
        expect(withView(withView(deck, before), after)).toBe(deck + writeView(after));
      }),
    );
  });

  it('leaves to the reader what it says wrongly', () => {
    expect(readView('?share=&show=ghosts&colours=&order=4&closed=nothing')).toEqual({ closed: [] });
  });
});
