import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { X_CLIENT } from '#contracts';

/** The length of a file name's hash, `-AbCd1234.js` without its dash: Vite derives it from the content. */
const HASH_CHARACTERS = 11;

export const clientFiles = (folder: string): ReadonlySet<string> => {
  const assets = join(folder, 'assets');
  return new Set(existsSync(assets) ? readdirSync(assets).map((name) => name.slice(-HASH_CHARACTERS)) : []);
};

/**
 * The client of a request: `current` is the served front end, `older` any other, `program` sends none. A page sends the
 * hash of the file that its requests come from. Only these three: free labels would grow without end.
 */
export const clientOf = ({ headers }: Pick<FastifyRequest, 'headers'>, files: ReadonlySet<string>): string => {
  const said = headers[X_CLIENT];
  if (typeof said !== 'string') return 'program';
  return files.has(said) ? 'current' : 'older';
};
