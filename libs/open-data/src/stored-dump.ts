import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Dump, DUMP_LICENCE, dump, dumpedLapTime, type DumpedLapTime } from '#contracts';
import type { Assets } from '#read-store';
import { type OpenData, packOpenData, positionOf } from './pack-open-data.ts';

/** The asset name of a night's list of files. */
const LIST = 'dump';
const LINES_AT_ONCE = 500;

/** Packs all public data, stores the files and their list. `madeAt` ISO 8601. */
export const storeDump = async (files: Assets, data: OpenData, madeAt: string): Promise<void> => {
  const position = await positionOf(data);
  const listed: Dump['files'] = [];
  for await (const { name, hash, sha256, bytes, lines, schema } of packOpenData(data)) {
    await files.put(name, { hash, position }, bytes);
    listed.push({ name, url: `/api/v1/dump/${hash}/${name}`, sha256, bytes: bytes.length, lines, schema });
  }
  const list = Buffer.from(JSON.stringify({ madeAt, position, licence: DUMP_LICENCE, files: listed } satisfies Dump));
  await files.put(LIST, { hash: madeAt.replaceAll(/\W/g, ''), position }, list);
};

/** The last night's; undefined before the first. */
export const newestDump = async (files: Assets): Promise<Dump | undefined> => {
  const version = await files.newest(LIST);
  const bytes = version && (await files.get(LIST, version.hash));
  return bytes && dump.parse(JSON.parse(Buffer.from(bytes).toString()));
};

/** The lap times of a night's dump, from the files in its list. A missing file yields no lines. */
export async function* timesOfDump(files: Assets, { files: listed }: Dump): AsyncGenerator<DumpedLapTime> {
  for (const { name, url } of listed) {
    if (!name.startsWith('lap-times-')) continue;
    const bytes = await files.get(name, url.split('/').at(-2) ?? '');
    const text = bytes ? (await promisify(gunzip)(bytes)).toString() : '';
    for (let from = 0, lines = 0; from < text.length; lines += 1) {
      const end = text.indexOf('\n', from);
      yield dumpedLapTime.parse(JSON.parse(text.slice(from, end < 0 ? undefined : end)));
      from = end < 0 ? text.length : end + 1;
      if (lines % LINES_AT_ONCE === 0) await turn();
    }
  }
}
