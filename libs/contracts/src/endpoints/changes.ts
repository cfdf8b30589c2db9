import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const after = z
  .string()
  .regex(/^\d{1,16}$/)
  .meta({ description: 'A position: what came after it is told. Left out: from now on', examples: ['0'] });

/** What changes for everybody, as it changes. */
export const changes = {
  stream: endpoint({
    method: 'GET',
    path: '/api/v1/stream',
    summary:
      'Every public change since a position as server-sent events; it ends where the log ends, and goes on for who accepts ' +
      'text/event-stream',
    who: 'anyone',
    query: z.object({ after: after.optional() }),
    contentType: 'text/event-stream; charset=utf-8',
    reads: true,
    problems: ['position-unknown'],
  }),
};
