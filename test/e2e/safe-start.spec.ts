import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiForTests, type TestApi } from '#test/api';

const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `tdr-${name}-`)));
const [folder = '', otherFolder = ''] = folders;
const api = apiForTests({ DATA_DIR: folder });
const other = apiForTests({ DATA_DIR: otherFolder });
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

const auth = async (at: TestApi, cookie: string) => (await at.get('/api/getUser', { cookie })).json();

describe('a start with nothing set up', () => {
  it('makes a secret of its own, once, for nobody else’s eyes', async () => {
    const file = join(folder, 'auth-secret');
    const secret = readFileSync(file, 'utf8');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(secret).not.toBe(readFileSync(join(otherFolder, 'auth-secret'), 'utf8'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const cookie = await api.signUp('Ann');
    await api.restart();
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(await auth(api, cookie)).toMatchObject({ auth: true });
    expect(await auth(other, cookie)).toMatchObject({ auth: false });
  });

  it('shows the outbox to this machine alone', async () => {
    await api.post('/api/auth/request-password-reset', { email: 'ann@example.org' });
    const asked = async (from: string, headers = {}) =>
      Promise.all(
        ['/dev/outbox', '/dev/outbox.json'].map(async (url) => (await api.get(url, { from, headers })).status),
      );
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await asked(from)).toEqual([200, 200]);
    for (const from of ['192.168.1.7', '203.0.113.9', 'fe80::1']) expect(await asked(from)).toEqual([404, 404]);
    expect(await asked('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404]);
    expect(await asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404]);
    expect(await asked('127.0.0.1', { host: 'rebound.example' })).toEqual([404, 404]);
  });
});

describe('a start at a public address', () => {
  const open = apiForTests({ PUBLIC_URL: 'https://tdr.example.org' });

  it('shows no outbox and has no demo times, whatever NODE_ENV says', async () => {
    expect((await open.get('/dev/outbox.json', { headers: { host: 'localhost' } })).status).toBe(404);
    const demo = (at: TestApi) => at.running.ports.accounts.displayNames(['demo:amber']);
    expect([(await demo(open)).get('demo:amber'), (await demo(api)).get('demo:amber')]).toEqual([null, 'Amber (demo)']);
  });
});
