import { readFileSync } from 'node:fs';
import { supports } from './confidence.ts';
import { trustLevels } from './weighed-time.ts';
import { isRanked, mayLead } from './what-may-lead.ts';

describe('the page about what a time may lead', () => {
  const page = readFileSync(new URL('../../../../docs/current-time.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+)` +\| (?:yes|marked) +\| (.+?) +\| (.+?) +\|$/gm)];

  it('says what is ranked, and what holds records and is news', () => {
    const asSaid = supports.map((support) => {
      const leading = trustLevels.filter((trust) => mayLead(support, trust));
      const records = leading.length === 0 ? 'no' : leading.includes('unconfirmed') ? 'yes' : 'of a confirmed address';
      return [support, isRanked(support) ? 'yes' : 'when asked for', records];
    });
    // Weak support comes from a new account or one without a confirmed address.
    expect(mayLead('unconfirmed', 'new')).toBe(true);
    expect(rows.map(([, ...row]) => row)).toEqual(asSaid);
  });
});
