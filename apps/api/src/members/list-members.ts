import { z } from 'zod';
import type { MemberAccount, MemberList, MemberListQuery } from '#contracts';
import { CursorUnreadable } from '#read-store';

type Kind = NonNullable<MemberListQuery['kind']>[number];

/** Names are compared without regard to case; deleted users come last, and equal ones by id. */
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
type Place = readonly [name: string | null, tier: number, userId: string];
const placeOf = ({ name, tier, userId }: MemberAccount): Place => [name, tier, userId];

const byName = ([one]: Place, [other]: Place): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return names.compare(one, other);
};

const orders = {
  name: byName,
  '-name': (one, other) => byName(other, one),
  tier: (one, other) => one[1] - other[1] || byName(one, other),
  '-tier': (one, other) => other[1] - one[1] || byName(one, other),
} satisfies Record<MemberListQuery['sort'], (one: Place, other: Place) => number>;

const isOf: Readonly<Record<Kind, (member: MemberAccount) => boolean>> = {
  admin: ({ admin }) => admin,
  moderator: ({ moderator }) => moderator,
  patron: ({ tier }) => tier > 0,
  limited: ({ limits }) => limits.length > 0,
};

const cursor = z.tuple([z.string().nullable(), z.number(), z.string()]);
const writeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function readCursor(text: string): Place {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new CursorUnreadable();
  }
}

/**
 * A page of the members found: those of any of the kinds, in the requested order. The cursor is a place in that order
 * rather than an entry, so that it stays valid when its member is no longer found. `cut`: there were more.
 */
export function pageOfMembers(
  found: readonly MemberAccount[],
  query: Omit<MemberListQuery, 'find'>,
  cut: boolean,
): MemberList {
  const { kind = [], sort, after, limit } = query;
  const order = (one: Place, other: Place) =>
    orders[sort](one, other) || (one[2] < other[2] ? -1 : Number(one[2] > other[2]));
  const fitting = found
    .filter((member) => kind.length === 0 || kind.some((each) => isOf[each](member)))
    .sort((one, other) => order(placeOf(one), placeOf(other)));
  const from = after === undefined ? undefined : readCursor(after);
  const rest = from === undefined ? fitting : fitting.filter((member) => order(placeOf(member), from) > 0);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  const next = last && rest.length > limit ? { next: writeCursor(placeOf(last)) } : {};
  return { items, total: fitting.length, cut, ...next };
}
