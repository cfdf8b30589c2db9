import type { Problem } from '#contracts';
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

/** The body of a good answer; a refusal is thrown as the problem it tells. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await json(response);
  if (response.ok) return body;
  if (isProblem(body)) throw new ProblemError(body.code, response.status, body.facts);
  throw new ProblemError(response.status === 401 ? 'signed-out' : 'unexpected', response.status);
}

/** `fetch` with our cookies; no network is a problem like any other. There is no time-out: late is said, not cut. */
export async function call(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ProblemError('offline');
  }
}
