import { z } from 'zod';
import { dump, yearDumps } from '../dumps.ts';
import { endpoint } from '../endpoint.ts';

const file = z.object({
  name: z
    .string()
    .regex(/^(\d{4}-)?[a-z-]+(-\d+)?\.(jsonl|sqlite)\.gz$/)
    .meta({ examples: ['cars.jsonl.gz'] }),
  hash: z
    .string()
    .regex(/^[\w-]{43}$/)
    .meta({ examples: ['x'.repeat(43)] }),
});

/** All public data in one download. */
export const dumps = {
  newest: endpoint({
    method: 'GET',
    path: '/api/v1/dump',
    summary: 'List the files of the latest nightly export of public data, with checksums, schemas and licence',
    who: 'anyone',
    answer: dump,
    reads: true,
  }),
  years: endpoint({
    method: 'GET',
    path: '/api/v1/dump/years',
    summary: 'List the permanent year-end exports',
    who: 'anyone',
    answer: yearDumps,
    reads: true,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/dump/:hash/:name',
    summary: 'Download an export file: JSON Lines or SQLite, compressed with gzip',
    who: 'anyone',
    params: file,
    contentType: 'application/gzip',
    reads: true,
    problems: ['dump-unknown'],
  }),
};
