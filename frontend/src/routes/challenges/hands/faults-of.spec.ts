import type { RoundList } from '#contracts';
import { testChallenge } from '../../../test/test-challenge.ts';
import { faultsOf } from './faults-of.ts';

const round: RoundList['items'][number] = {
  round: 1,
  status: 'filled',
  by: null,
  lock: null,
  waiting: 0,
  content: { races: [] },
  solution: null,
  held: false,
  stale: false,
};
const { facts } = testChallenge;
const hand = (points: number) => ({ answer: { hands: [{ cars: [], points, rq: 90 }] }, doubtful: [] });
const asked = { round, facts, hands: hand(300), ownRq: undefined };

it('a round whose best hand wins has no fault, and one that is not searched yet has none either', () => {
  expect(faultsOf(asked)).toEqual([]);
  expect(faultsOf({ ...asked, hands: undefined })).toEqual([]);
});

it('tells each fault from the others', () => {
  expect(faultsOf({ ...asked, hands: hand(249) })).toEqual(['none']);
  const why = { reason: 'rq', least: 150, limit: 120 } as const;
  expect(faultsOf({ ...asked, hands: { answer: { hands: [], why }, doubtful: [] } })).toEqual(['none']);
  expect(faultsOf({ ...asked, ownRq: 121 })).toEqual(['rq']);
  const solution = { hand: [], rq: 110, points: 300 };
  expect(faultsOf({ ...asked, round: { ...round, content: { races: [], rqLimit: 100 }, solution } })).toEqual(['rq']);
  expect(faultsOf({ ...asked, hands: { ...hand(300), doubtful: [3] } })).toEqual(['time']);
  expect(faultsOf({ ...asked, round: { ...round, stale: true } })).toEqual(['stale']);
});
