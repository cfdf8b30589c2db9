import { readFileSync } from 'node:fs';
import { digestOf } from './reworded.ts';
import { ReleaseTexts } from './release-texts.ts';

const release = new ReleaseTexts();
const lines = readFileSync(new URL('../../../../frontend/src/locales/reworded.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => [line.slice(0, 12), line.slice(13)] as const);

describe('a translation', () => {
  it('fits English that was only worded anew, and not another text', async () => {
    const fits = await release.fitting();
    expect([
      fits('account:signIn', { text: 'Log in' }),
      fits('account:signIn', { text: 'Sign in' }),
      fits('account:signIn', { text: 'Sign out' }),
      fits('account:signOut', { text: 'Sign in' }),
      fits('account:never', { text: 'Sign in' }),
    ]).toEqual([true, true, false, false, false]);
  });

  it('is told of former wordings of texts that there are', async () => {
    const english = await release.english();
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.filter(([digest, key]) => !english.has(key) || !/^[\da-f]{12}$/.test(digest))).toEqual([]);
    expect(lines.filter(([digest, key]) => digest === digestOf(key, english.get(key) ?? {}))).toEqual([]);
  });
});
