import { changesWithoutTags, withoutTags } from './upcoming-tags.ts';

const left = new Set(['Winter']);

describe('tags that are left out', () => {
  it('are not of the car, which is the same object when it has none of them', () => {
    const car = { id: 'a', tags: ['Winter', 'White'] };
    expect(withoutTags(car, left)).toEqual({ id: 'a', tags: ['White'] });
    const other = { id: 'b', tags: ['White'] };
    expect(withoutTags(other, left)).toBe(other);
  });

  it('are no change', () => {
    const brought = [['White'], ['White', 'Winter']] as const;
    expect(changesWithoutTags({ tags: brought }, left)).toEqual({});
    expect(changesWithoutTags({ tags: brought, rq: [40, 41] }, left)).toEqual({ rq: [40, 41] });
    expect(changesWithoutTags({ tags: [['Red', 'Winter'], ['White']] }, left)).toEqual({ tags: [['Red'], ['White']] });
    expect(changesWithoutTags({ tags: brought }, new Set())).toEqual({ tags: brought });
  });
});
