import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { X_CLIENT } from '#contracts';

/** Ends of the names of files, `-AbCd1234.js` without its dash: what Vite makes of what is in a file. */
const HASH_CHARACTERS = 11;

/** Hashes of the front end's files that are served now. None where it is not built. */
export const clientFiles = (folder: string): ReadonlySet<string> => {
  const assets = join(folder, 'assets');
  return new Set(existsSync(assets) ? readdirSync(assets).map((name) => name.slice(-HASH_CHARACTERS)) : []);
};

/**
 * Which front end asks: `current` is the one that is served, `older` any other, `program` what says none. A page names the
 * hash of the file that its requests come from. No more than these: labels that anybody may choose would grow without end.
 */
export const clientOf = ({ headers }: Pick<FastifyRequest, 'headers'>, files: ReadonlySet<string>): string => {
  const said = headers[X_CLIENT];
  if (typeof said !== 'string') return 'program';
  return files.has(said) ? 'current' : 'older';
};
