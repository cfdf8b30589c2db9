import { readFileSync } from 'node:fs';
import { standingText } from './standing-text.ts';

describe('docs/standing.md', () => {
  it('says what the domain decides', () => {
    expect(readFileSync(new URL('../../../../docs/standing.md', import.meta.url), 'utf8')).toBe(standingText());
  });
});
