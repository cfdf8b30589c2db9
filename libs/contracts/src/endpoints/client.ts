import { z } from 'zod';
import { clientConfig } from '../client-config.ts';
import { endpoint } from '../endpoint.ts';

/** What a page of the site requests for itself. */
export const client = {
  config: endpoint({
    method: 'GET',
    path: '/api/v1/client-config',
    summary: 'Get the addresses of the chat community and the donation page, if set',
    who: 'anyone',
    answer: clientConfig,
    reads: true,
  }),
  countVisit: endpoint({
    method: 'POST',
    path: '/api/v1/visits',
    summary: 'Count one visit to the site today, anonymously',
    who: 'anyone',
    status: 204,
    whilePaused: true,
  }),
};

/** For the operators of the site. */
export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'Check that the process responds',
    who: 'anyone',
    answer: z.object({ status: z.literal('live') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Check that the log responds and every view has caught up once; later delays do not count',
    who: 'anyone',
    answer: z.object({
      status: z.enum(['ready', 'not-ready']),
      missing: z.array(z.string()),
      degraded: z.array(z.string()),
    }),
  }),
};
