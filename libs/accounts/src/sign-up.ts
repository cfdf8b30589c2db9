import type { AccountStore, Taken } from './account-store.ts';
import type { SignUp } from './accounts.ts';
import type { Auth } from './auth.ts';
import { foldedName } from './folded-name.ts';

/**
 * Answers one of better-auth's routes. A registration refused by its check or by a unique index reports what is taken,
 * in either case; what a cut-off registration took is freed.
 */
export const handleWith =
  (store: AccountStore, auth: Auth) =>
  async (request: Request): Promise<Response> => {
    const again = request.clone();
    const answer = await auth.handler(request);
    // Another account got the name between check and write: now the check will report it.
    if (answer.status === 500 && request.url.endsWith('/update-user')) return auth.handler(again);
    // Of two requests with the same recovery code, the later gets the response that it would get a moment later.
    if (answer.status === 409 && request.url.endsWith('/verify-backup-code')) return auth.handler(again);
    if (answer.status !== 422 && !(answer.status === 409 && request.url.endsWith('/sign-up/email'))) return answer;
    const { name, email } = (await again.clone().json()) as Partial<SignUp>;
    if (!name || !email) return answer;
    const wanted = { email, foldedName: foldedName(name) };
    if (await store.dropHalfSignUps(wanted)) return auth.handler(again);
    const taken = await store.taken(wanted);
    return taken ? Response.json({ code: `${taken}-taken` satisfies `${Taken}-taken` }, { status: 409 }) : answer;
  };

export const ensureWith =
  (store: AccountStore, auth: Auth) =>
  async (userId: string, { name, email, password }: SignUp): Promise<boolean> => {
    if ((await store.names([userId])).has(userId)) return true;
    if (await store.taken({ email, foldedName: foldedName(name) })) return false;
    if (!(await store.heldNames.take(userId, name, new Date().toISOString()))) return false;
    const { internalAdapter, password: passwords } = await auth.$context;
    await internalAdapter.createUser({ id: userId, name, email, emailVerified: false });
    const hash = await passwords.hash(password);
    await internalAdapter.linkAccount({ userId, accountId: userId, providerId: 'credential', password: hash });
    return true;
  };

/** Compares with the account's login password; without a password none is right. */
export const passwordCheck =
  (auth: Auth) =>
  async (userId: string, password: string): Promise<boolean> => {
    const { internalAdapter, password: passwords } = await auth.$context;
    const accounts = await internalAdapter.findAccounts(userId);
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
    return typeof hash === 'string' && passwords.verify({ hash, password });
  };
