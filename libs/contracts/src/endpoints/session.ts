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
    summary: 'Who is asking; no username means signed out',
    who: 'guest-or-member',
    answer: currentUser,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth',
    summary: 'Sign in; 401 second-factor-asked: go on at /api/auth/two-factor/verify-totp',
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
    summary: 'Sign out',
    who: 'anyone',
    answer: ok,
    contentType: TEXT,
    whilePaused: true,
  }),
  unlinkDiscord: endpoint({
    method: 'GET',
    path: '/api/unlinkDiscord',
    summary: 'Take back the link to a chat account, under its older name; from a page of our own only',
    who: 'member',
    limitedAs: 'nothing',
    answer: ok,
    contentType: TEXT,
    deprecated: true,
    problems: ['origin-refused'],
  }),
};
