import type { Problem } from '#contracts';
import { baseOf } from './address.ts';
import type { Base } from './address.ts';
import { suspectOffline } from '../live-views/connection.ts';
import { notifyWhenSlow } from './slow-notice.ts';
import { siteAnswers, siteIsUnderMaintenance } from './maintenance.ts';
import { ProblemError } from './problem-error.ts';

/** The body of a response. It may arrive long after its headers, or incompletely. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await notifyWhenSlow(() => response.text());
  } catch (failure) {
    throw asOffline(failure);
  }
}

async function json(response: Response): Promise<unknown> {
  const text = await textOf(response);
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError('answer-unreadable', response.status);
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'facts' in body;
}

/** The meaning of a refusal without our own body: it came from a proxy before the server, or from an older server. */
const meaning: Readonly<Record<number, ProblemError['code']>> = {
  401: 'signed-out',
  403: 'not-allowed',
  404: 'route-unknown',
  409: 'changed-meanwhile',
  429: 'too-many-requests',
  503: 'maintenance',
};

/** The wait from `Retry-After`, in seconds: a param of the message, which has a form for each unit. */
function waitOf(response: Response): Problem['facts'] {
  const seconds = Math.ceil(Number(response.headers.get('retry-after')));
  if (!(seconds > 0)) return {};
  return seconds < 60 ? { context: 'seconds', wait: seconds } : { context: 'minutes', wait: Math.ceil(seconds / 60) };
}

/** The body of a successful response; a refusal is thrown as its problem. */
export async function readAnswer(response: Response): Promise<unknown> {
  const refusal = response.ok ? undefined : meaning[response.status];
  const body = refusal === undefined ? await json(response) : await json(response).catch(() => undefined);
  if (response.ok) return body;
  const problem = isProblem(body) ? body : { code: meaning[response.status] ?? 'unexpected', facts: {} };
  if (problem.code === 'maintenance') siteIsUnderMaintenance();
  throw new ProblemError(problem.code, response.status, { ...problem.facts, ...waitOf(response) });
}

function asOffline(failure: unknown): unknown {
  if (failure instanceof DOMException && failure.name === 'AbortError') return failure;
  suspectOffline();
  return new ProblemError('offline');
}

/** The hash in this file's own name: it shows the server which build sends the request. */
const BUILD = import.meta.url.slice(-11);

/**
 * `fetch` with our cookies; no network is a problem like any other. There is no timeout: late requests are shown, not
 * aborted.
 */
export async function call(path: string, init: RequestInit, base: Base = 'api'): Promise<Response> {
  const origin = baseOf(base);
  const credentials = origin === '' ? 'same-origin' : 'include';
  const headers = new Headers(init.headers);
  // For another origin this header would need a preflight.
  if (origin === '') headers.set('x-client', BUILD);
  try {
    const response = await notifyWhenSlow(() => fetch(origin + path, { credentials, ...init, headers }));
    if (response.status < 400) siteAnswers();
    return response;
  } catch (failure) {
    throw asOffline(failure);
  }
}
