import { z } from 'zod';
import { signInBody } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { currentUser } from '../user.ts';

const TEXT = 'text/plain; charset=utf-8';
const ok = z.literal('OK');

/** The four calls by which the specification knows an account. */
export const session = {
  user: endpoint({
    method: 'GET',
    path: '/api/getUser',
    summary: 'Get the current user; without a username, you are logged out',
    who: 'guest-or-member',
    answer: currentUser,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth',
    summary: 'Log in; on 401 second-factor-asked, continue at /api/auth/two-factor/verify-totp',
    who: 'anyone',
    body: signInBody,
    answer: ok,
    contentType: TEXT,
    problems: ['credentials-wrong', 'second-factor-asked'],
    whilePaused: true,
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/logout',
    summary: 'Log out; answers OK',
    who: 'anyone',
    answer: ok,
    contentType: TEXT,
    whilePaused: true,
  }),
  unlinkDiscord: endpoint({
    method: 'GET',
    path: '/api/unlinkDiscord',
    summary: 'Unlink the chat account (legacy path; only from this site’s own pages)',
    who: 'member',
    limitedAs: 'nothing',
    answer: ok,
    contentType: TEXT,
    deprecated: true,
    problems: ['origin-refused'],
  }),
};
