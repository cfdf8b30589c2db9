import type { OnDay } from './recap-material.ts';

export const at = (moment: string, type: string, data: object, actor = 'ann'): OnDay => ({
  type,
  data,
  meta: { at: `${moment}:00.000Z`, actor },
});
export const cell = { carId: 'Mini', tune: '332' };
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

/** Ann's events around 2025, in Berlin until June and in Tokyo from then on, and Bob's that affect them. */
export const plantedYear: readonly OnDay[] = [
  // 23:30 on 31 December in Berlin: of the year before.
  said('2024-12-31T22:30', 'old', 'kart', 40),
  at('2025-01-10T11:00', 'RecapZoneStated', { owner: 'ann', timeZone: 'Europe/Berlin' }),
  // Three days in a row, the first at half past midnight of her own day, which is the evening before in UTC.
  said('2025-03-03T23:30', 'a', 'road', 80),
  said('2025-03-05T18:10', 'b', 'rally', 90),
  said('2025-03-06T18:20', 'c', 'road', 79.5, { tune: '323' }),
  up('2025-03-07T09:00', 'a', 'road', 80, 'bob'),
  said('2025-03-20T18:30', 'd', 'road', 78, { carId: 'Flea' }),
  // Bob takes the record of the road on 30 March at noon, ten days later.
  said('2025-03-30T18:30', 'bob1', 'road', 77, { ...bobs, tune: '111' }),
  up('2025-03-31T16:40', 'bob1', 'road', 77, 'ann', 'Flea'),
  at('2025-04-02T18:00', 'RoundSubmitted', { ...round, submissionId: 's', submittedBy: 'ann', content: { races: [] } }),
  at('2025-04-02T18:05', 'RoundSolved', { ...round, by: 'ann', hand: [], rq: 300, filledBy: 'ann' }),
  at('2025-04-02T18:06', 'CarReviewWritten', { carId: 'Mini', author: 'ann', textId: 't' }),
  at('2025-04-03T09:00', 'RoundSolved', { ...round, round: 2, by: 'bob', hand: [], rq: 300, filledBy: 'ann' }),
  at('2025-04-04T09:00', 'RoundSolved', { ...round, round: 2, by: 'cid', hand: [], rq: 290, filledBy: 'ann' }),
  at('2025-06-01T00:00', 'RecapZoneStated', { owner: 'ann', timeZone: 'Asia/Tokyo' }),
  // 18:00 in Tokyo. Her time is better than Bob's, and remains the record.
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
  // Withdrawn within the year: it does not count.
  said('2025-10-01T09:00', 'f', 'kart', 30),
  at('2025-10-02T09:00', 'LapTimeWithdrawn', {
    ...cell,
    lapTimeId: 'f',
    trackCode: 'kart',
    standing: { kind: 'time', seconds: 40 },
  }),
  // 23:30 on 31 December in Tokyo is of this year, half past midnight of the next.
  said('2025-12-31T14:30', 'g', 'rally', 91, { tune: '111' }),
  said('2025-12-31T15:30', 'h', 'rally', 92, { tune: '000' }),
];
