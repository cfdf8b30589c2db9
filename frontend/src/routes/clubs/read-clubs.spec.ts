import type { ClubCalendar } from '#contracts';
import { changeOf, readClubs } from './read-clubs.ts';

const facts = {
  kind: 'cars' as const,
  name: 'Germany',
  requirements: [{ name: 'Germany', criteria: '~NGermany~oDE', atLeast: 5 }],
  tracksets: [],
  hints: [],
};
const calendar: ClubCalendar = {
  today: '2026-11-23',
  days: [{ day: '2026-11-23', carSets: ['germany'], trackSets: [] }],
  sets: [{ setId: 'germany', status: 'active', facts }],
  predicted: [],
  basis: { days: 1, since: '2026-11-23', hitRate: null },
};
const changesOf = (text: string) => {
  const lines = readClubs(text) ?? [];
  const coming = new Set(
    lines.flatMap((line) => ('entry' in line && line.entry.kind === 'set' ? line.entry.setId : [])),
  );
  return lines.map((line) => ('entry' in line ? changeOf(line.entry, calendar, coming) : line.faults));
};

describe('a list of club sets and days', () => {
  it('brings sets first, each under the name that links have', () => {
    const [line] = readClubs(JSON.stringify({ days: [], sets: [{ ...facts, name: 'All Germany' }] })) ?? [];
    expect(line).toMatchObject({ entry: { setId: 'all-germany', facts: { name: 'All Germany' } } });
  });

  it('says of each what it would change', () => {
    const { requirements } = facts;
    const sets = [
      { kind: 'cars', name: 'Germany', requirements },
      { setId: 'germany', kind: 'cars', name: 'All of Germany', requirements },
      { kind: 'cars', name: 'Italy', requirements },
    ];
    const days = [
      { day: '2026-11-23', carSets: ['germany'] },
      { day: '2026-11-23', carSets: ['germany', 'italy'] },
      { day: '2026-11-24' },
      { day: '2026-11-25', carSets: ['nowhere'] },
    ];
    expect(changesOf(JSON.stringify({ sets, days }))).toEqual([
      'same',
      'changed',
      'new',
      'same',
      'changed',
      'new',
      'unknown-sets',
    ]);
  });

  it('says of what cannot be read where it is wrong', () => {
    const text = JSON.stringify({
      sets: [{ kind: 'planes', name: 'X', requirements: [] }, 7],
      days: [{ day: '2026-13-01' }, { day: '2026-11-24', carSets: 'germany' }],
    });
    expect(changesOf(text)).toEqual([
      [{ line: 1, text: '"planes"' }],
      expect.arrayContaining([{ line: 1, text: 'kind' }]),
      [{ line: 1, text: '"2026-13-01"' }],
      [{ line: 1, text: '"germany"' }],
    ]);
    expect(readClubs('{')).toBeUndefined();
    expect(readClubs('[1]')).toBeUndefined();
  });
});
