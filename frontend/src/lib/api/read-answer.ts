import type { Problem } from '#contracts';
import { baseOf } from './address.ts';
import type { Base } from './address.ts';
import { ProblemError } from './problem-error.ts';

async function json(response: Response): Promise<unknown> {
  const text = await response.text();
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

/** The body of a good answer; a refusal is thrown as the problem it tells. */
export async function readAnswer(response: Response): Promise<unknown> {
  const refusal = response.ok ? undefined : meaning[response.status];
  const body = refusal === undefined ? await json(response) : await json(response).catch(() => undefined);
  if (response.ok) return body;
  if (isProblem(body)) throw new ProblemError(body.code, response.status, body.facts);
  throw new ProblemError(meaning[response.status] ?? 'unexpected', response.status);
}

/** `fetch` with our cookies; no network is a problem like any other. There is no time-out: late is said, not cut. */
export async function call(path: string, init: RequestInit, base: Base = 'api'): Promise<Response> {
  const origin = baseOf(base);
  try {
    return await fetch(origin + path, { credentials: origin === '' ? 'same-origin' : 'include', ...init });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ProblemError('offline');
  }
}
