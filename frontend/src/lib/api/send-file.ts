import { addressFor } from '#contracts';
import type { AnswerOf, Endpoint, RequestOf } from '#contracts';
import { suspectOffline } from '../live-views/connection.ts';
import { baseOf } from './address.ts';
import { checkAnswer } from './answer-check.ts';
import { ProblemError } from './problem-error.ts';
import { readAnswer } from './read-answer.ts';

/** How a file is sent: `onShare` gets the share sent so far, from 0 to 1. */
export type UploadOptions = { readonly signal: AbortSignal; readonly onShare: (share: number) => void };

/**
 * Sends a file; undefined when cancelled. By XMLHttpRequest, because `fetch` reports no upload progress: streamed
 * bodies need HTTP/2, and only Chromium has them.
 */
export async function sendFile<Of extends Endpoint>(
  endpoint: Of,
  { body, ...inAddress }: RequestOf<Of> & { readonly body: Blob },
  way: UploadOptions,
): Promise<AnswerOf<Of> | undefined> {
  if (way.signal.aborted) return undefined;
  const response = await requested(endpoint.method, addressFor(endpoint, inAddress), body, way);
  if (!response) return undefined;
  const answer = await readAnswer(response);
  checkAnswer(endpoint, answer);
  return answer as AnswerOf<Of>;
}

function requested(method: string, path: string, body: Blob, { signal, onShare }: UploadOptions) {
  return new Promise<Response | undefined>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const origin = baseOf('api');
    request.open(method, origin + path);
    request.withCredentials = origin !== '';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', body.type);
    request.setRequestHeader('idempotency-key', crypto.randomUUID());
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('abort', () => resolve(undefined));
    request.addEventListener('error', () => {
      suspectOffline();
      reject(new ProblemError('offline'));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after');
  const headers: HeadersInit = wait === null ? {} : { 'retry-after': wait };
  return new Response(request.responseText, { status: request.status, headers });
}
