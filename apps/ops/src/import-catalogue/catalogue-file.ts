import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Mistake } from '../mistake.ts';
import { catalogueLines } from './catalogue-lines.ts';

/** A file to import: `hash` is the SHA-256 (hex) of its bytes. */
export type CatalogueFile = { readonly path: string; readonly bytes: number; readonly hash: string };

/** Lines in which a list of cars shows that it is one. */
const LINES_TO_JUDGE = 20;

/** Looks at a file before anything is done. Throws `Mistake` when it is missing or is no list of cars. */
export const openCatalogueFile = async (path: string): Promise<CatalogueFile> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Mistake(`There is no file ${path}.`);
  if (!found.isFile()) throw new Mistake(`${path} is not a file.`);
  if (!(await looksLikeCars(path))) {
    throw new Mistake(`${path} is not a list of cars: it should have one JSON object with an "id" on each line.`);
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, bytes: found.size, hash: hash.digest('hex') };
};

const looksLikeCars = async (path: string): Promise<boolean> => {
  let judged = 0;
  for await (const { text } of catalogueLines(path)) {
    if (text && hasId(text)) return true;
    judged += 1;
    if (judged === LINES_TO_JUDGE) return false;
  }
  return false;
};

const hasId = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
  } catch {
    return false;
  }
};
