import { z } from 'zod';
import { dump } from '../dumps.ts';
import { endpoint } from '../endpoint.ts';

const file = z.object({
  name: z
    .string()
    .regex(/^[a-z-]+(-\d+)?\.jsonl\.gz$/)
    .meta({ examples: ['cars.jsonl.gz'] }),
  hash: z
    .string()
    .regex(/^[\w-]{43}$/)
    .meta({ examples: ['x'.repeat(43)] }),
});

/** All public data in one go. */
export const dumps = {
  newest: endpoint({
    method: 'GET',
    path: '/api/v1/dump',
    summary: 'The files of last night with all public data: checksums, schemas and licence',
    who: 'anyone',
    answer: dump,
    reads: true,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/dump/:hash/:name',
    summary: 'A file of a night: lines of JSON, packed by gzip',
    who: 'anyone',
    params: file,
    contentType: 'application/gzip',
    reads: true,
    problems: ['dump-unknown'],
  }),
};
