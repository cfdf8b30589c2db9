import { judged } from './audit.mjs';

const hole = (severity: string) =>
  JSON.stringify({ vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2.0.0' } } });

describe('the audit of packages', () => {
  it('fails by a hole that is high or worse, and names it', () => {
    expect(judged(hole('critical'))).toEqual({ fails: true, lines: ['leaky <2.0.0: critical'] });
    expect(judged(hole('high')).fails).toBe(true);
    expect(judged(hole('moderate'))).toEqual({ fails: false, lines: [] });
  });

  it('says that nobody could be asked, and fails by nothing', () => {
    expect(judged(JSON.stringify({ message: '405 Method Not Allowed' }))).toEqual({
      fails: false,
      lines: ['note: the registry could not be asked for holes: 405 Method Not Allowed'],
    });
    expect(judged('')).toMatchObject({ fails: false, lines: [expect.stringMatching(/no answer$/)] });
  });
});
