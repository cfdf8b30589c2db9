import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApi } from '#test/api';
import { ops } from '#test/ops-process';

const PROCESS_MS = 60_000;

describe('a folder of which a part is gone', () => {
  let api: TestApi;
  const kept = mkdtempSync(join(tmpdir(), 'tdr-kept-'));
  beforeAll(async () => {
    api = new TestApi();
    await api.start();
    const cookie = await api.signUp('Ann');
    const carId = await api.aCarId();
    const body = { carId, tune: '000', trackCode: 'tRoad_a00', time: '24.50' };
    const answer = await api.submit(body, cookie);
    if (answer.status >= 300) throw new Error(answer.text);
    await api.running.close();
  });
  afterAll(() => {
    for (const path of [api.folder, `${api.folder}-erasures.jsonl`, kept])
      rmSync(path, { recursive: true, force: true });
  });

  const without = async (beginning: string, work: () => Promise<void>) => {
    const gone = readdirSync(api.folder).filter((name) => name.startsWith(beginning));
    expect(gone).not.toEqual([]);
    for (const name of gone) renameSync(join(api.folder, name), join(kept, name));
    try {
      await work();
    } finally {
      for (const name of gone) renameSync(join(kept, name), join(api.folder, name));
    }
  };

  it(
    'without its log says that it is missing, to the server and on the command line, and begins no other',
    () =>
      without('log.sqlite', async () => {
        await expect(api.start()).rejects.toThrow(
          /the log \S+log\.sqlite is missing, though \S+ is there.*ops restore/,
        );
        const { code, err } = await ops(api.folder, 'import-history', join(kept, 'none.jsonl'));
        expect(err).toMatch(/^the log \S+log\.sqlite is missing, though /);
        expect(code).not.toBe(0);
        expect(readdirSync(api.folder)).not.toContain('log.sqlite');
      }),
    PROCESS_MS,
  );

  it('without its accounts ends the start with a sentence, also the second time', () =>
    without('accounts.sqlite', async () => {
      const sentence = /the accounts in \S+accounts\.sqlite are missing, though the log names some.*ops restore/;
      await expect(api.start()).rejects.toThrow(sentence);
      await expect(api.start()).rejects.toThrow(sentence);
    }));

  it('whose view is an empty file gets ready, with the view built again', async () => {
    const views = join(api.folder, 'views');
    const file = readdirSync(views).find((name) => /^lap-times\.v\d+\.\d+\.sqlite$/.test(name)) ?? '';
    for (const name of readdirSync(views)) if (name.startsWith(file)) rmSync(join(views, name));
    writeFileSync(join(views, file), '');
    await api.start();
    const { items } = (await api.get('/api/v1/cars?limit=1')).json<{ items: { id: string }[] }>();
    const carId = items[0]?.id;
    const answer = await api.get(`/api/v1/lap-times/matrix?deck=~KtRoad_a00~C${carId}~T000`);
    expect(answer.text).toContain('24.5');
    await api.running.close();
  });
});
