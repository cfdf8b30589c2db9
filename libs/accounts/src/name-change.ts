import { APIError } from 'better-auth/api';
import type { AccountStore } from './account-store.ts';
import { foldedName } from './folded-name.ts';

type Asking = { readonly context: { readonly session?: { readonly user: { readonly name: string } } | null } };

/** Folds a changed name and refuses one that somebody else has (409 `name-taken`); the unique index decides a race. */
export const keepNamesApart =
  (store: Pick<AccountStore, 'taken'>) =>
  async <User extends { name?: string | undefined }>(changed: User, asking: Asking | null) => {
    if (changed.name === undefined) return;
    const folded = foldedName(changed.name);
    const own = asking?.context.session?.user.name;
    const isOwn = own !== undefined && foldedName(own) === folded;
    if (!isOwn && (await store.taken({ email: '', foldedName: folded }))) {
      throw new APIError('CONFLICT', { code: 'name-taken' });
    }
    return { data: { ...changed, foldedName: folded } };
  };
