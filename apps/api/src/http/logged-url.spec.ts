import { loggedUrl } from './logged-url.ts';

describe('an address in the log', () => {
  it('says what was asked and not with which values', () => {
    expect(loggedUrl('/api/auth?auth=secret&x=1')).toBe('/api/auth?auth=…&x=…');
    expect(loggedUrl('/api/getUser')).toBe('/api/getUser');
  });
});
