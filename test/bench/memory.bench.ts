import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { ops } from '#test/ops-process';
import { catalogueHead, versionList } from '#contracts';
import { benchFolder, row } from './bench-kit.ts';

const data = (name: string) => fileURLToPath(new URL(`../../../shared/data/${name}.jsonl`, import.meta.url));
const CATALOGUES = 60;
const REST_MS = 20_000;

const megabytes = ({ child }: ApiProcess): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) / 1024;

const askJson = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** The memory of the process: started on existing data, and after both imports and 60 catalogues of older versions. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const started = () => startApiProcess({ ...unlimited(), DATA_DIR: folder });
  // The first start makes the demonstration data.
  await (await started()).stop();
  const api = await started();
  try {
    await delay(REST_MS);
    const idle = row({ work: 'API at rest after a start: memory', value: megabytes(api), unit: 'MB', atMost: 200 });
    if (!existsSync(data('catalogue'))) return idle;
    await ops(folder, 'import-catalogue', data('catalogue'));
    await ops(folder, 'import-history', data('catalogue-history'));
    await olderCatalogues(api.url);
    const work = `API after both imports and ${CATALOGUES} older catalogues: memory`;
    return row({ work, value: megabytes(api), unit: 'MB', atMost: 300 }) && idle;
  } finally {
    await api.stop();
    remove();
  }
};

const olderCatalogues = async (url: string): Promise<void> => {
  const { items } = versionList.parse(await askJson(`${url}/api/v1/versions`));
  for (let n = 0; n < CATALOGUES; n += 1) {
    const version = items[n % items.length]?.gameVersion ?? '';
    const { hash } = catalogueHead.parse(await askJson(`${url}/api/v1/catalogue?version=${version}`));
    await (await fetch(`${url}/api/v1/catalogue/${hash}`)).arrayBuffer();
  }
};
