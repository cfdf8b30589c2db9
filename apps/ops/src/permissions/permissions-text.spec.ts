import { readFileSync } from 'node:fs';
import { permissionsText } from './permissions-text.ts';

describe('docs/permissions.md', () => {
  it('says what the domain decides', () => {
    expect(readFileSync(new URL('../../../../docs/permissions.md', import.meta.url), 'utf8')).toBe(permissionsText());
  });
});
