import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const after = z
  .string()
  .regex(/^\d{1,16}$/)
  .meta({ description: 'Position to start after. Default: from now on', examples: ['0'] });

/** Public changes as they happen. */
export const changes = {
  stream: endpoint({
    method: 'GET',
    path: '/api/v1/stream',
    summary:
      'Stream public changes since a position as server-sent events; stays open if you accept text/event-stream, ' +
      'otherwise ends at the end of the log',
    who: 'anyone',
    query: z.object({ after: after.optional() }),
    contentType: 'text/event-stream; charset=utf-8',
    reads: true,
    problems: ['position-unknown'],
  }),
};
