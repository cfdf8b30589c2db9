import { readFileSync } from 'node:fs';
import { isAllowed, notAllowed } from './licences.mjs';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, object>;
};
const planted = (name: string, about: object) =>
  notAllowed({ packages: { ...lock.packages, [`node_modules/${name}`]: { version: '1.0.0', ...about } } });

describe('the licences of what we pass on', () => {
  it('are all ones that allow it', () => expect(notAllowed(lock)).toEqual([]));

  it('are found to be others, or to be none', () => {
    expect(planted('left-behind', { license: 'AGPL-3.0-only' })).toEqual(['left-behind@1.0.0: AGPL-3.0-only']);
    expect(planted('nobody-said', {})).toEqual(['nobody-said@1.0.0: unknown']);
    expect(planted('inside/node_modules/another', { license: 'UNLICENSED', dev: true })).toHaveLength(1);
  });

  it.each([
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-2.0) AND Apache-2.0', true],
    ['MIT AND (GPL-2.0 OR AGPL-3.0)', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('%j is enough: %s', (expression, enough) => expect(isAllowed(expression)).toBe(enough));
});
