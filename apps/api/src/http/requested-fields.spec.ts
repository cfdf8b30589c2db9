import { requestedFields, withFields } from './requested-fields.ts';

const list = { items: [{ id: 'a', rq: 1, tags: [] }, { id: 'b' }], next: 'c' };

describe('fields', () => {
  it('are left of each item, and the rest of the answer stays', () => {
    const fields = requestedFields({ query: { fields: 'id,rq,nothing' } });
    expect(withFields(list, fields)).toEqual({ items: [{ id: 'a', rq: 1 }, { id: 'b' }], next: 'c' });
  });

  it('that nobody asked for are all of them, and of what is no list, too', () => {
    expect(withFields(list, requestedFields({ query: {} }))).toBe(list);
    const one = { id: 'a' };
    expect(withFields(one, new Set(['rq']))).toBe(one);
  });

  it.each(['', 'a b', 'id,', ['id', 'rq']])('are refused as %j', (fields) => {
    expect(() => requestedFields({ query: { fields } })).toThrow();
  });
});
