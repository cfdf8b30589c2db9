import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';
import { CLOSING_DAYS } from '#contracts';
import { apiForTests } from '#test/api';
import { ops } from '#test/ops-process';
import { userIdOf } from '#test/staff';

const api = apiForTests();
const PROCESS_MS = 60_000;
const later = new Date(Date.now() + (CLOSING_DAYS + 1) * 86_400_000).toISOString();
const words = [
  'Zebedee',
  'zebedee@example.org',
  'zeb.new@example.org',
  'zebras are fast',
  'staff saw a zebra',
  'zebra-choice',
];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const found = (folder: string): readonly string[] =>
  filesIn(folder).flatMap((path) => {
    const bytes = readFileSync(path).toString('latin1').toLowerCase();
    return words.filter((word) => bytes.includes(word.toLowerCase())).map((word) => `${word} in ${path}`);
  });

const aPerson = async () => {
  const cookie = await api.signUp('Zebedee');
  const userId = await userIdOf(api, cookie);
  await api.post('/api/auth/change-email', { newEmail: 'zeb.new@example.org', password: 'long enough' }, { cookie });
  await api.ask('PUT', '/api/v1/settings', {
    cookie,
    body: { changedAt: '2026-01-01T00:00:00.000Z', options: { theme: 'zebra-choice' } },
  });
  const { texts } = api.running.ports.accounts;
  await texts.write({ id: 'own', owner: userId, body: 'zebras are fast' });
  await texts.write({ id: 'reason', owner: 'staff', about: userId, body: 'staff saw a zebra' });
  return userId;
};

describe('an erased person', () => {
  it(
    'is in no byte of the folder, of its logs beside, and of a backup made after',
    async () => {
      const userId = await aPerson();
      expect(new Set(found(api.folder).map((line) => line.split(' in ')[0]))).toEqual(new Set(words));
      writeFileSync(join(api.folder, 'outbox', '2026-01-01T00-00-00.000Z-full-disk.json'), '');
      const { accounts } = api.running.ports;
      await accounts.persons.startClosing(userId, new Date().toISOString());
      await api.running.app.get(DueErasures).eraseNow(later);
      expect(found(api.folder)).toEqual([]);
      const outside = await mkdtemp(join(tmpdir(), 'tdr-erased-'));
      expect((await ops(api.folder, 'backup', join(outside, 'copy'))).code).toBe(0);
      expect([...found(outside), ...found(api.folder)]).toEqual([]);
      rmSync(outside, { recursive: true });
    },
    PROCESS_MS,
  );
});
