import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { strongSecret } from './strong-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const random = '4f1c9a7be02d83561f7740cbd9ea3358';
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tdr.example.org', DATA_DIR: folder };
const started = (env: Readonly<Record<string, string>>) => strongSecret(readConfig({ ...production, ...env }));

describe('a secret in production', () => {
  it.each([
    's'.repeat(32),
    'change-me'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '01234567890123456789012345678901',
    'passwordpasswordpasswordpassword',
  ])('that has no randomness is refused: %s', async (secret) => {
    await expect(started({ AUTH_SECRET: secret })).rejects.toThrow(/^AUTH_SECRET: is too easy to guess/);
    await expect(started({ AUTH_SECRET: random, METRICS_TOKEN: secret })).rejects.toThrow(
      /^METRICS_TOKEN: is too easy/,
    );
  });

  it('that is random is taken', async () => {
    await expect(started({ AUTH_SECRET: random })).resolves.toBe(random);
  });
});

describe('the secret in the folder', () => {
  it('is made, kept, and refused when it is not what was made', async () => {
    const config = readConfig({ DATA_DIR: folder });
    const made = await strongSecret(config);
    expect(await strongSecret(config)).toBe(made);
    for (const other of ['x', '', 'x'.repeat(43)]) {
      writeFileSync(join(folder, 'auth-secret'), other);
      await expect(strongSecret(config)).rejects.toThrow(/auth-secret: is not the secret that was made there/);
    }
  });
});
