import { readFileSync } from 'node:fs';
import { whoMayText } from './who-may-text.ts';

describe('docs/who-may.md', () => {
  it('says what the domain decides', () => {
    expect(readFileSync(new URL('../../../../docs/who-may.md', import.meta.url), 'utf8')).toBe(whoMayText());
  });
});
