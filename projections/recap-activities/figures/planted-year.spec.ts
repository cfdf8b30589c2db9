import { at, cell, plantedYear as year } from '#test/planted-year';
import { recapMaterial } from '#test/recap-material';
import { correctionsOf } from './recap-corrections.ts';
import { figuresOf, recapOf } from './recap-figures.ts';
import { listOf } from './figure-list.ts';

const hiddenLater = at('2026-02-03T09:00', 'LapTimeHidden', {
  ...cell,
  lapTimeId: 'e',
  trackCode: 'road',
  by: 'mod',
  reason: 'misread',
  standing: { kind: 'time', seconds: 80 },
});
const of = { by: 'ann', period: '2025', now: '2026-03-01T00:00:00.000Z' };
const told = (events = year, more: Partial<typeof of> = {}) => recapOf(recapMaterial(events, { ...of, ...more }));

describe('the planted year of Ann', () => {
  it('counts what she did, by hand', () => {
    expect(told().figures.counts).toEqual({
      times: 6, // a, b, c, d, e, g
      votes: 1, // of Bob's
      rounds: 1,
      solutions: 1,
      helped: 1, // the second round, by Bob and again by Cid; her own solution of the first helped nobody else
      reviews: 1,
      photos: 1,
      templates: 1,
      garageCars: 1,
      decisions: 1, // Bob's review
      recordsSet: 5, // a, b, c, d, e: g is no best of the rally
      recordsLost: 1, // d to Bob
      places: 6, // each of the times: no track has more cars than places
      confirmed: 2, // a and e
      tracks: 2, // road, rally
      cars: 2, // Mini, Flea
      activeDays: 11, // 4, 5, 6, 20, 31 March of Berlin's; 2 April; 1 July; 1, 2, 3 September; 31 December of Tokyo's
    });
  });

  it('tells the rest of it, by hand', () => {
    const { figures } = told();
    // b on the rally, from 5 March 18:10 to the year's end of Tokyo, 31 December 15:00 in UTC.
    expect(figures.longest).toMatchObject({
      ...cell,
      trackCode: 'rally',
      days: 300,
      set: { id: expect.stringMatching(/^b /) },
    });
    expect(figures.topTracks).toEqual([{ trackCode: 'road', times: 4 }]); // the rally has two: too few
    expect(figures.topCars).toEqual([{ carId: 'Mini', times: 5 }]);
    expect(figures.streak).toEqual({ from: '2025-03-04', to: '2025-03-06', days: 3 });
    expect([figures.first?.id, figures.last?.id]).toEqual(['a', 'g']);
    // 18: d at 19:30 Berlin, b and c at 19; vote at 18:40 of summer time; round, solution and review at 20; e and three of September at 18.
    expect(figures.hour).toEqual({ hour: 18, facts: 5 });
    expect(figures.day).toEqual({ day: '2025-04-02', facts: 3 });
    expect(figures.days.map(({ day, facts }) => `${day} ${facts}`)).toEqual([
      '2025-03-04 1',
      '2025-03-05 1',
      '2025-03-06 1',
      '2025-03-20 1',
      '2025-03-31 1',
      '2025-04-02 3',
      '2025-07-01 1',
      '2025-09-01 1',
      '2025-09-02 1',
      '2025-09-03 1',
      '2025-12-31 1',
    ]);
    // Voted for a and e; took a record from her; lost one to her.
    expect(figures.company).toEqual([{ by: 'bob', meetings: 4 }]);
  });

  it('has a list behind each figure', () => {
    const { entries, figures } = told();
    const ids = (figure: Parameters<typeof listOf>[2]['figure'], name = '') =>
      listOf(entries, figures, { figure, of: name }).map(({ id }) => id.split(' ')[0]);
    expect(ids('times')).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
    expect(ids('recordsSet')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids('recordsLost')).toEqual(['d']);
    expect(ids('confirmed')).toEqual(['a', 'e']);
    expect(ids('helped')).toEqual(['helped|cup|2']);
    expect(ids('track', 'road')).toEqual(['a', 'c', 'd', 'e']);
    expect(ids('car', 'Flea')).toEqual(['d']);
    expect(ids('days', '2025-03-04..2025-03-06')).toEqual(['a', 'b', 'c']);
    expect(ids('hour', '18').length).toBe(5);
    expect(ids('company', '1')).toEqual(['a', 'd', 'e', 'e']);
    expect(ids('company', '2')).toEqual([]);
    expect(ids('tracks')).toEqual(['a', 'b']);
    expect(ids('cars')).toEqual(['a', 'd']);
    expect([ids('first'), ids('last'), ids('longest')]).toEqual([['a'], ['g'], ['b']]);
  });

  it('is told by the month, too', () => {
    // The kart's record of December was hers all March: it is an hour short of 31 days.
    const march = told(year, { period: '2025-03' }).figures;
    expect([march.counts.times, march.counts.activeDays, march.longest?.days]).toEqual([4, 5, 31]);
    const { counts } = told(year, { period: '2026-01' }).figures;
    expect(counts.times).toBe(1);
    expect(told(year, { period: '2024' }).figures.counts.times).toBe(1);
  });
});

describe('a correction in the year after', () => {
  it('changes the figures that it is about, and says so', () => {
    const material = recapMaterial([...year, hiddenLater], of);
    const since = '2026-02-03T09:00:00.000Z';
    const { figures } = recapOf(material);
    expect([figures.counts.times, figures.counts.recordsSet, figures.counts.confirmed]).toEqual([5, 4, 1]);
    expect(correctionsOf(material)).toEqual([
      { figure: 'times', was: 6, is: 5, at: since },
      { figure: 'recordsSet', was: 5, is: 4, at: since },
      { figure: 'places', was: 6, is: 5, at: since },
      { figure: 'confirmed', was: 2, is: 1, at: since },
      { figure: 'activeDays', was: 11, is: 10, at: since },
    ]);
  });

  it('is no note where it fell into the year itself', () => {
    expect(correctionsOf(recapMaterial(year, of))).toEqual([]);
  });
});

it('says the same of the same events, byte for byte', () => {
  expect(JSON.stringify(told())).toBe(JSON.stringify(told()));
});

it('finds no best in too little', () => {
  const { figures } = told(year.slice(0, 3));
  expect(figures).toMatchObject({ topTracks: [], topCars: [], streak: null, hour: null, day: null, company: [] });
  const material = recapMaterial([], of);
  expect(figuresOf([], material)).toMatchObject({ longest: null, first: null, last: null, days: [] });
});
