import { plantedYear } from '#test/planted-year';
import { recapMaterial } from '#test/recap-material';
import { recapOf } from './figures/recap-figures.ts';
import { SiteTallier } from './site-figures.ts';

/** In days of UTC, as for the whole site. */
const events = plantedYear.filter(({ type }) => type !== 'RecapZoneStated');
const people = ['ann', 'bob', 'cid', 'mod'];
const of = (by: string) => recapMaterial(events, { by, period: '2025', now: '2026-03-01T00:00:00.000Z' });

describe('everybody’s year', () => {
  const site = new SiteTallier();
  for (const { doc } of people.flatMap((by) => of(by).facts)) site.add(doc);
  const months = [...site.months].filter(([name]) => name.startsWith('2025'));

  it('is the sum of what each is told under the same names', () => {
    const sumOf = (kind: 'time' | 'vote' | 'round' | 'solution' | 'review' | 'photo' | 'template' | 'staff') =>
      months.reduce((sum, [, { kinds }]) => sum + (kinds[kind] ?? 0), 0);
    const told = people.map((by) => recapOf(of(by)).figures.counts);
    const sum = (name: keyof (typeof told)[number]) => told.reduce((all, counts) => all + counts[name], 0);
    const both = {
      times: [sumOf('time'), sum('times')],
      votes: [sumOf('vote'), sum('votes')],
      rounds: [sumOf('round'), sum('rounds')],
      solutions: [sumOf('solution'), sum('solutions')],
      reviews: [sumOf('review'), sum('reviews')],
      photos: [sumOf('photo'), sum('photos')],
      templates: [sumOf('template'), sum('templates')],
      decisions: [sumOf('staff'), sum('decisions')],
    };
    expect(Object.entries(both).filter(([, [ofAll, ofEach]]) => ofAll !== ofEach)).toEqual([]);
    expect(Object.values(both).every(([ofAll = 0]) => ofAll > 0)).toBe(true);
  });

  it('tells days by what was done on them, without what was taken back', () => {
    const months2025 = new Map(months);
    expect(months2025.get('2025-10')).toBeUndefined();
    expect(months2025.get('2025-09')?.days).toEqual([1, 1, 1]);
    expect(months2025.get('2025-04')?.days).toEqual([0, 3, 0, 1]);
  });
});
