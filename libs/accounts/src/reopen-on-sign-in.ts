import type { Persons } from './erasure.ts';
import { greeting, languageOf, type SendMail } from './account-mail.ts';
import type { Session } from './session-cache.ts';

/**
 * Any login cancels the closing of an account, which had ended all its sessions. The response (`accountKept`) and an
 * email report it.
 */
export const reopenOnSignIn =
  (
    handle: (request: Request) => Promise<Response>,
    sessionOf: (cookieHeader: string | undefined) => Promise<Session | undefined>,
    persons: Persons,
    sendMail: SendMail,
  ) =>
  async (request: Request): Promise<Response> => {
    const answer = await handle(request);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const session = answer.ok && (await sessionOf(cookies.join('; ')));
    if (!session || !(await persons.stopClosing(session.userId))) return answer;
    const { userId, email: to, name, confirmed } = session;
    await sendMail({
      kind: 'account-kept',
      userId,
      to,
      language: languageOf(session),
      values: greeting({ name, emailVerified: confirmed }),
    });
    return Response.json({ ...((await answer.json()) as object), accountKept: true }, answer);
  };
