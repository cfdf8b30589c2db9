import { join } from 'node:path';
import { mkdirSync, rmSync } from 'node:fs';
import { type Answer, cookieOf, problemIn, TestApi } from '#test/api';
import { DiscordServer } from '#test/discord-server';
import { ring } from '#test/ring';
import { fillDisk, mountSmallDisk, unmount } from '#test/small-disk';

/** More than the free room that a write-ahead file may still have. */
const TRIES = 500;

ring('an API on a full disk', mountSmallDisk(128), (disk) => {
  const discord = new DiscordServer();
  const folder = join(disk, 'data');
  let api: TestApi;
  let cookie: string;
  let carId: string;
  beforeAll(async () => {
    mkdirSync(folder);
    await discord.start();
    api = new TestApi({
      DATA_DIR: folder,
      DISCORD_BOT_TOKEN: discord.token,
      DISCORD_SERVER_ID: discord.serverId,
      DISCORD_API_URL: discord.url,
    });
    await api.start();
    cookie = await api.signUp('Ann');
    carId = await api.aCarId();
    // By then everything needed for serving is written.
    while ((await api.get('/health/ready')).status !== 200);
    for (let n = 0; n <= TRIES; n += 1) discord.people.set(chatId(n), { name: `driver ${n}` });
  });
  afterAll(async () => {
    await api.stop();
    await discord.stop();
    unmount(disk);
    rmSync(`${folder}-erasures.jsonl`, { force: true });
  });

  const chatId = (n: number) => String(9_007_199_254_741_000n + BigInt(n)).padStart(18, '1');
  const account = (n: number) => ({ name: `Racer ${n}`, email: `racer${n}@example.org`, password: 'long enough' });
  const signIn = { email: 'ann@example.org', password: 'long enough' };
  const writes: Readonly<Record<string, (n: number) => Promise<Answer>>> = {
    'a time': (n) =>
      api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: (30 + n / 100).toFixed(2) }, cookie),
    'a setting': (n) =>
      api.ask('PUT', '/api/v1/settings', {
        cookie,
        body: { changedAt: new Date(Date.now() - 86_400_000 + n).toISOString(), options: { theme: `theme ${n}` } },
      }),
    'a sign-up': (n) => api.post('/api/auth/sign-up/email', account(n), { from: `10.0.0.${n % 250}` }),
    'a sign-in': (n) => api.post('/api/auth/sign-in/email', signIn, { from: `10.0.1.${n % 250}` }),
    'a change of an account': (n) =>
      api.post('/api/auth/update-user', { language: n % 2 ? 'de' : 'fr' }, { cookie, from: `10.0.2.${n % 250}` }),
    'a chat link': (n) => api.post('/api/chat-link', { chatId: chatId(n) }, { cookie, from: `10.0.3.${n % 250}` }),
    'a closing': () => api.post('/api/v1/me/close', { password: 'long enough' }, { cookie }),
  };

  const refused = async (write: (n: number) => Promise<Answer>): Promise<Answer> => {
    for (let n = 0; n < TRIES; n += 1) {
      const answer = await write(n);
      if (answer.status !== 200 && answer.status !== 201) return answer;
    }
    throw new Error('a full disk took every write');
  };

  it('refuses writes with 503, reads on, says so, and heals when there is room', async () => {
    const giveBack = fillDisk(disk);
    const answers: Record<string, unknown> = {};
    for (const [name, write] of Object.entries(writes)) {
      const answer = await refused(write);
      answers[name] = [answer.status, problemIn(answer).code, answer.headers['retry-after']];
    }
    const all = Object.keys(writes).map((name) => [name, [503, 'store-unavailable', '2']]);
    expect(answers).toEqual(Object.fromEntries(all));
    expect((await api.get('/api/v1/cars?limit=1', { cookie })).status).toBe(200);
    expect((await api.get('/health/ready')).json()).toMatchObject({ status: 'ready', degraded: ['writes'] });

    giveBack();
    expect((await api.get('/health/ready')).json()).toMatchObject({ status: 'ready', degraded: [] });
    const healed: Record<string, number> = {};
    for (const [name, write] of Object.entries(writes)) healed[name] = (await write(TRIES)).status;
    expect(healed).toEqual(
      Object.fromEntries(Object.keys(writes).map((name) => [name, name === 'a time' ? 201 : 200])),
    );
    expect(cookieOf(await writes['a sign-in']!(TRIES + 1))).not.toBe('');
  });
});
