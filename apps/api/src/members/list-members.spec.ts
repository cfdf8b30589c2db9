import type { MemberAccount, MemberListQuery } from '#contracts';
import { CursorUnreadable } from '#read-store';
import { pageOfMembers } from './list-members.ts';

const member = (name: string | null, more: Partial<MemberAccount> = {}): MemberAccount => ({
  userId: `id-${name}`,
  name,
  moderator: false,
  admin: false,
  tier: 0,
  paidThrough: null,
  limits: [],
  allowed: [],
  ...more,
});
const limit = { what: 'lap-times', until: null, reasonCode: 'spam' } as const;
const found = [
  member('otto', { tier: 3 }),
  member(null, { tier: 3 }),
  member('Mira', { moderator: true }),
  member('ann 10', { admin: true }),
  member('Ann 2', { limits: [limit] }),
];
const page = (query: Partial<MemberListQuery> = {}) =>
  pageOfMembers(found, { sort: 'name', limit: 50, ...query }, false);
const namesOf = (query: Partial<MemberListQuery> = {}) => page(query).items.map(({ name }) => name);

describe('a page of members', () => {
  it('is in the order of names as people read them, those who are gone last', () => {
    expect(namesOf()).toEqual(['Ann 2', 'ann 10', 'Mira', 'otto', null]);
    expect(namesOf({ sort: '-tier' })).toEqual(['otto', null, 'Ann 2', 'ann 10', 'Mira']);
  });

  it('holds those of any of the kinds, and counts them all', () => {
    expect(namesOf({ kind: ['admin', 'limited'] })).toEqual(['Ann 2', 'ann 10']);
    expect(page({ kind: ['patron'], limit: 1 })).toMatchObject({ total: 2, cut: false, items: [{ name: 'otto' }] });
    expect(pageOfMembers(found, { sort: 'name', limit: 1 }, true)).toMatchObject({ total: 5, cut: true });
  });

  it('goes on behind its cursor until there are no more, each once', () => {
    const seen: (string | null)[] = [];
    let after: string | undefined;
    do {
      const { items, next } = page({ limit: 2, sort: '-name', ...(after === undefined ? {} : { after }) });
      seen.push(...items.map(({ name }) => name));
      after = next;
    } while (after !== undefined);
    expect(seen).toEqual([null, 'otto', 'Mira', 'ann 10', 'Ann 2']);
  });

  it('goes on where whom the cursor names is found no longer', () => {
    const { next } = page({ limit: 2 });
    const rest = pageOfMembers(
      found.filter(({ name }) => name !== 'ann 10'),
      { sort: 'name', limit: 50, after: next },
      false,
    );
    expect(rest.items.map(({ name }) => name)).toEqual(['Mira', 'otto', null]);
  });

  it('refuses a cursor that is none', () => {
    expect(() => page({ after: 'nonsense' })).toThrow(CursorUnreadable);
  });
});
