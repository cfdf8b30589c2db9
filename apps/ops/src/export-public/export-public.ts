import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DUMP_LICENCE, type Dump } from '#contracts';
import { type OpenData, packOpenData, positionOf } from '#open-data';
import type { Watching, WorkDone } from '#operations';

/** The note of a folder of public data, the same as the site's for a nightly dump. */
export const DUMP_NOTE = 'dump.json';
const CHECKSUMS = 'SHA256SUMS';
const LICENCE = 'LICENCE.txt';
/** Kinds of files: lap times and cars as lines, both as a database. */
const KINDS = 3;

const licenceText = `These data are offered under the Creative Commons Attribution 4.0 International licence (${DUMP_LICENCE}):
use, change and pass them on as you like, as long as you name Track Day Records.
https://creativecommons.org/licenses/by/4.0/
`;

/** Writes all public data to a new folder, which appears only when complete. */
export const exportPublic = async (data: OpenData, to: string, watching: Watching): Promise<WorkDone> => {
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const done = await fill(part, data, watching);
    await watching.mayGoOn();
    await rename(part, to);
    return done;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
};

const fill = async (to: string, data: OpenData, { mayGoOn, onProgress }: Watching): Promise<WorkDone> => {
  const madeAt = new Date().toISOString();
  const position = await positionOf(data);
  const files: Dump['files'] = [];
  onProgress({ position: 0, of: KINDS });
  for await (const { name, bytes, sha256, lines, schema } of packOpenData(data)) {
    await mayGoOn();
    await writeFile(join(to, name), bytes);
    files.push({ name, url: name, sha256, bytes: bytes.length, lines, schema });
    onProgress({ position: new Set(files.map((file) => kindOf(file.name))).size, of: KINDS });
  }
  const note = { madeAt, position, licence: DUMP_LICENCE, files } satisfies Dump;
  const described = `${JSON.stringify(note, undefined, 2)}\n`;
  await writeFile(join(to, DUMP_NOTE), described);
  await writeFile(join(to, LICENCE), licenceText);
  const sums = [
    ...files,
    { name: DUMP_NOTE, sha256: sha256Of(described) },
    { name: LICENCE, sha256: sha256Of(licenceText) },
  ];
  await writeFile(join(to, CHECKSUMS), sums.map(({ name, sha256 }) => `${sha256}  ${basename(name)}\n`).join(''));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { outcome: 'done', figures: { position, files: files.length, bytes } };
};

const kindOf = (name: string): string => name.replace(/-\d+\./, '.');
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
