import { readFileSync } from 'node:fs';
import { actionLimitsText } from './action-limits-text.ts';

describe('docs/action-limits.md', () => {
  it('says what the domain decides', () => {
    expect(readFileSync(new URL('../../../../docs/action-limits.md', import.meta.url), 'utf8')).toBe(
      actionLimitsText(),
    );
  });
});
