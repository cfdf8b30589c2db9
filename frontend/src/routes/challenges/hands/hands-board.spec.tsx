import { screen, waitFor, within } from '@testing-library/react';
import { bestTimes, type BestTimesOfTrack, type ChallengeAnswer, roundHands, type RoundList, rounds } from '#contracts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { testChallenge } from '../../../test/test-challenge.ts';
import { HandsBoard } from './hands-board.tsx';

const names = ['Alfa', 'Bravo', 'Carla', 'Delta', 'Echo', 'Foxtrot'];
const tracks = ['tRoad_a00', 'tRoad_a01', 'drag100_a00', 'drag150_a00', 'slalom_a00'];
const { tracks: _tracks, prizes: _prizes, ...known } = testChallenge;
const of: ChallengeAnswer = { ...known, facts: { ...known.facts, rqLimit: 160 }, rounds: [], allowed: [] };

const filled = (round: number, rqLimit: number, seconds = 60): RoundList['items'][number] => ({
  round,
  status: 'filled',
  by: null,
  lock: null,
  waiting: 0,
  content: {
    races: tracks.map((track) => ({ carId: 'Foxtrot', tune: '332', track, timeToBeat: { kind: 'time', seconds } })),
    rqLimit,
  },
  solution: null,
  held: false,
  stale: false,
});

class BoardApi extends FakeApi {
  protected override handlers() {
    const items = [filled(1, 160), filled(2, 100, 61), { ...filled(3, 160), status: 'empty', content: null } as const];
    return [
      this.on(rounds.list, () => ({ items })),
      this.on(roundHands.mine, () => ({ hands: [] })),
      this.on(bestTimes.ofTrack, ({ params }): BestTimesOfTrack => ({
        items: [...this.times].flatMap(([key, value]): BestTimesOfTrack['items'] => {
          const [carId = '', tune = '', trackCode] = key.split('|');
          return trackCode === params.trackCode && typeof value === 'number' ? [[carId, tune, value]] : [];
        }),
      })),
      ...super.handlers(),
    ];
  }
}

let api: BoardApi;
beforeEach(() => {
  localStorage.clear();
  api = new BoardApi();
  api.cars = names.map((id, at) => testCar(id, { rq: 30 + at }));
  // The dearer the faster; the opponent is the slowest.
  for (const track of tracks)
    for (const [at, id] of names.entries()) api.times.set(`${id}|332|${track}`, id === 'Foxtrot' ? 60 : 50 - at);
  api.install();
});

const show = (query = '') =>
  renderAt(
    `/challenges/skyline-1?times=measured${query}`,
    <HandsBoard of={of} cars={new Map(api.cars.map((car) => [car.id, car]))} />,
  );
const round = (number: number) => within(screen.getByRole('listitem', { name: `Round ${number}` }));

describe('the best hands of a challenge', () => {
  it('are searched round by round, to the chosen depth, and lead to their round', async () => {
    const { user, where } = show();
    await screen.findByRole('listitem', { name: 'Round 1' });
    const hands = () => round(1).queryAllByRole('link', { name: /^Round 1: / });
    await waitFor(() => expect(hands()).toHaveLength(3));
    const best = hands()[0]!;
    expect(best).toHaveTextContent(/RQ 160/);
    expect(best.getAttribute('href')).toMatch(/^\/challenges\/skyline-1\/1\?hand=.*_332/);
    await user.click(screen.getByRole('button', { name: '1' }));
    expect(hands()).toHaveLength(1);
    expect(where()).toContain('depth=1');
  });

  it('tell the faults of rounds, which can be shown alone', async () => {
    const { user } = show();
    await screen.findByRole('listitem', { name: 'Round 2' });
    expect(await round(2).findByText('No winning hand')).toBeVisible();
    expect(round(2).getByText('The cheapest hand costs 160 RQ, the limit is 100.')).toBeVisible();
    expect(round(2).getByText('Doubtful time: race 1, 2, 3, 4, 5')).toBeVisible();
    expect(round(3).getByText('No one has filled this round yet.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Problems' }));
    expect(screen.queryByRole('listitem', { name: 'Round 1' })).toBeNull();
    expect(screen.getByRole('listitem', { name: 'Round 2' })).toBeVisible();
  });
});
