import { randomUUID } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { NAME_CHANGES_A_YEAR_MAX } from '#contracts';
import type { AccountStore } from './account-store.ts';
import { foldedName } from './folded-name.ts';
import { yearBefore } from './held-names.ts';
import { isReservedName } from './name-rules.ts';

type Asking = {
  readonly context: { readonly session?: { readonly user: { readonly id: string; readonly name: string } } | null };
};

type Store = Pick<AccountStore, 'taken' | 'heldNames'>;

const refused = (code: string) => new APIError('CONFLICT', { code });

/** Holds the name of a new account before it exists. Refused: `name-reserved`, `name-taken`. */
export const holdFirstName =
  (store: Store) =>
  async <User extends { name: string; id?: unknown }>(user: User) => {
    // An account that a program makes comes with its id, and may be the site's own.
    const isOwn = typeof user.id === 'string';
    const id = isOwn ? String(user.id) : randomUUID();
    if (!isOwn && isReservedName(user.name)) throw refused('name-reserved');
    if (!(await store.heldNames.take(id, user.name, new Date().toISOString()))) throw refused('name-taken');
    return { data: { ...user, id, foldedName: foldedName(user.name) } };
  };

/**
 * Holds a changed name, and the previous one for a year. Refused: `name-taken` where another user holds it or a
 * look-alike, `name-reserved`, `names-too-many`; the stores' unique keys decide a race.
 */
export const enforceUniqueNames =
  (store: Store, renamed: (userId: string) => Promise<void>) =>
  async <User extends { name?: string | undefined }>(changed: User, asking: Asking | null) => {
    const own = asking?.context.session?.user;
    if (changed.name === undefined) return;
    const folded = foldedName(changed.name);
    if (own && changed.name !== own.name) {
      await hold(store, own, changed.name);
      // Before the change: if this is cut off, there is one event too many, never one too few.
      await renamed(own.id);
    }
    return { data: { ...changed, foldedName: folded } };
  };

const hold = async (
  { heldNames, taken }: Store,
  own: { readonly id: string; readonly name: string },
  to: string,
): Promise<void> => {
  const now = new Date().toISOString();
  if (isReservedName(to)) throw refused('name-reserved');
  const changes = await heldNames.formerOf(own.id, yearBefore(now));
  if (changes.length >= NAME_CHANGES_A_YEAR_MAX) throw refused('names-too-many');
  const folded = foldedName(to);
  if (folded !== foldedName(own.name) && (await taken({ email: '', foldedName: folded }))) throw refused('name-taken');
  if (!(await heldNames.rename(own.id, { from: own.name, to }, now))) throw refused('name-taken');
};
