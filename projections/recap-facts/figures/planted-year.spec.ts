import { type OnDay, recapMaterial } from '#test/recap-material';
import { correctionsOf } from './recap-corrections.ts';
import { figuresOf, recapOf } from './recap-figures.ts';
import { listOf } from './figure-list.ts';

const at = (moment: string, type: string, data: object, actor = 'ann'): OnDay => ({
  type,
  data,
  meta: { at: `${moment}:00.000Z`, actor },
});
const cell = { carId: 'Mini', tune: '332' };
const said = (moment: string, lapTimeId: string, trackCode: string, seconds: number, more: object = {}) =>
  at(moment, 'LapTimeSubmitted', {
    ...cell,
    lapTimeId,
    trackCode,
    value: { kind: 'time', seconds },
    submittedBy: 'ann',
    gameVersion: '26',
    source: 'typed',
    ...more,
  });
const bobs = { carId: 'Flea', submittedBy: 'bob' };
const up = (moment: string, lapTimeId: string, trackCode: string, seconds: number, by: string, carId = 'Mini') =>
  at(moment, 'LapTimeVoted', {
    ...cell,
    carId,
    lapTimeId,
    trackCode,
    by,
    vote: 'up',
    weight: 1,
    formula: 1,
    standing: { kind: 'time', seconds },
  });
const round = { challengeId: 'cup', round: 4 };

/** What Ann did around 2025, in Berlin until June and in Tokyo from then on, and what Bob did to it. */
const year: readonly OnDay[] = [
  // 23:30 on 31 December in Berlin: of the year before.
  said('2024-12-31T22:30', 'old', 'kart', 40),
  at('2025-01-10T11:00', 'RecapZoneStated', { owner: 'ann', timeZone: 'Europe/Berlin' }),
  // Three days running, the first at half past midnight of her own day, which is the evening before in UTC.
  said('2025-03-03T23:30', 'a', 'road', 80),
  said('2025-03-05T18:10', 'b', 'rally', 90),
  said('2025-03-06T18:20', 'c', 'road', 79.5, { tune: '323' }),
  up('2025-03-07T09:00', 'a', 'road', 80, 'bob'),
  said('2025-03-20T18:30', 'd', 'road', 78, { carId: 'Flea' }),
  // Bob takes the record of the road on 30 March at noon, ten days later.
  said('2025-03-30T18:30', 'bob1', 'road', 77, { ...bobs, tune: '111' }),
  up('2025-03-31T16:40', 'bob1', 'road', 77, 'ann', 'Flea'),
  at('2025-04-02T18:00', 'RoundSubmitted', { ...round, submissionId: 's', submittedBy: 'ann', content: { races: [] } }),
  at('2025-04-02T18:05', 'RoundSolved', { ...round, by: 'ann', hand: [], rq: 300 }),
  at('2025-04-02T18:06', 'CarReviewWritten', { carId: 'Mini', author: 'ann', textId: 't' }),
  at('2025-06-01T00:00', 'RecapZoneStated', { owner: 'ann', timeZone: 'Asia/Tokyo' }),
  // 18:00 in Tokyo. Her time is better than Bob's, and nobody beats it.
  said('2025-07-01T09:00', 'e', 'road', 76),
  up('2025-07-02T09:00', 'e', 'road', 76, 'bob'),
  at('2025-08-01T09:00', 'GarageCopiesKept', {
    owner: 'ann',
    copies: [
      { copyId: 'x', carId: 'Mini', points: '996', since: '2025-07-30T10', won: 0, lost: 0, drawn: 0, locked: false },
    ],
  }),
  at('2025-09-01T09:00', 'CarPhotoSubmitted', { photoId: 'p', carId: 'Mini', submittedBy: 'ann' }),
  at('2025-09-02T09:00', 'TemplateSaved', { templateId: 'tp', author: 'ann', textId: 't', kind: 'other', deck: '' }),
  at('2025-09-03T09:00', 'CarReviewHidden', { carId: 'Flea', author: 'bob', reason: 'spam' }),
  // Taken back within the year: it was never there.
  said('2025-10-01T09:00', 'f', 'kart', 30),
  at('2025-10-02T09:00', 'LapTimeWithdrawn', {
    ...cell,
    lapTimeId: 'f',
    trackCode: 'kart',
    standing: { kind: 'none' },
  }),
  // 23:30 on 31 December in Tokyo is of this year, half past midnight of the next.
  said('2025-12-31T14:30', 'g', 'rally', 91, { tune: '111' }),
  said('2025-12-31T15:30', 'h', 'rally', 92, { tune: '000' }),
];
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
    // Said that a and e are right; took a record from her; lost one to her.
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
