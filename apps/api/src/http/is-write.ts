import type { FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Questions too long for an address. */
const QUESTIONS_BY_POST = new Set(['/api/v1/lap-times/matrix']);

/** Whether a request asks to change something. */
export const isWrite = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  !READING.has(method) && !QUESTIONS_BY_POST.has(url);
