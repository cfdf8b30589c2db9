import { z } from 'zod';
import { clientConfig } from '../client-config.ts';
import { endpoint } from '../endpoint.ts';

/** What a page of the site asks for itself. */
export const client = {
  config: endpoint({
    method: 'GET',
    path: '/api/v1/client-config',
    summary: 'Addresses of the chat community and of the donation page, where they are set',
    who: 'anyone',
    answer: clientConfig,
    reads: true,
  }),
  countVisit: endpoint({
    method: 'POST',
    path: '/api/v1/visits',
    summary: 'The site was opened once more today; who opened it, and from where, is not kept',
    who: 'anyone',
    status: 204,
    whilePaused: true,
  }),
};

/** For those who run the site. */
export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers',
    who: 'anyone',
    answer: z.object({ status: z.literal('live') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'The log answers and every view has caught up once; what is behind later does not count',
    who: 'anyone',
    answer: z.object({
      status: z.enum(['ready', 'not-ready']),
      missing: z.array(z.string()),
      degraded: z.array(z.string()),
    }),
  }),
};
