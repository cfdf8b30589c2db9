import type { Problem } from '#contracts';
import { baseOf } from './address.ts';
import type { Base } from './address.ts';
import { doubtConnection } from '../live-views/connection.ts';
import { saidWhenLate } from './late.ts';
import { siteAnswers, siteIsUnderMaintenance } from './maintenance.ts';
import { ProblemError } from './problem-error.ts';

/** The body of an answer. It may come long after its head, or not wholly. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await saidWhenLate(() => response.text());
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

/** What a refusal without our own words means: it came from what stands before the server, or from an older one. */
const meaning: Readonly<Record<number, ProblemError['code']>> = {
  401: 'signed-out',
  403: 'not-allowed',
  404: 'route-unknown',
  409: 'changed-meanwhile',
  429: 'too-many-requests',
  503: 'maintenance',
};

/** How long to wait, as the answer says it in seconds: a fact of the sentence, which has a form for each unit. */
function waitOf(response: Response): Problem['facts'] {
  const seconds = Math.ceil(Number(response.headers.get('retry-after')));
  if (!(seconds > 0)) return {};
  return seconds < 60 ? { context: 'seconds', wait: seconds } : { context: 'minutes', wait: Math.ceil(seconds / 60) };
}

/** The body of a good answer; a refusal is thrown as the problem it tells. */
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
  doubtConnection();
  return new ProblemError('offline');
}

/** The hash in the name of this very file: by it the server sees which build of the pages asks. */
const BUILD = import.meta.url.slice(-11);

/** `fetch` with our cookies; no network is a problem like any other. There is no time-out: late is said, not cut. */
export async function call(path: string, init: RequestInit, base: Base = 'api'): Promise<Response> {
  const origin = baseOf(base);
  const credentials = origin === '' ? 'same-origin' : 'include';
  const headers = new Headers(init.headers);
  // Another origin would be asked first whether it may be sent.
  if (origin === '') headers.set('x-client', BUILD);
  try {
    const response = await saidWhenLate(() => fetch(origin + path, { credentials, ...init, headers }));
    if (response.status < 400) siteAnswers();
    return response;
  } catch (failure) {
    throw asOffline(failure);
  }
}
