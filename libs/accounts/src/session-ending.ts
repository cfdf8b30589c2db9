import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';

/**
 * `POST /end-session {id}`: ends one of the user's own sessions. better-auth's own route needs its token, which we
 * never send out.
 */
export const sessionEnding: BetterAuthPlugin = {
  id: 'session-ending',
  endpoints: {
    endSession: createAuthEndpoint(
      '/end-session',
      { method: 'POST', body: z.object({ id: z.string() }), use: [sensitiveSessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const sessions = await ctx.context.internalAdapter.listSessions(user.id);
        const wanted = sessions.find(({ id }) => id === ctx.body.id);
        if (!wanted) throw new APIError('NOT_FOUND', { code: 'session-unknown' });
        await ctx.context.internalAdapter.deleteSession(wanted.token);
        return ctx.json({ status: true });
      },
    ),
  },
};
