import { screen, waitFor, within } from '@testing-library/react';
import { bestTimes, challenges, rounds, savedMatches } from '#contracts';
import type { BestTimesOfTrack, ChallengeAnswer, RoundList, SavedMatch } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { saveRound } from '../../lib/saved-rounds/saved-rounds.ts';
import { testCar } from '../../test/test-car.ts';
import { testChallenge } from '../../test/test-challenge.ts';
import { MatchPage } from './match.page.tsx';

const tracks = ['tRoad_a00', 'tRoad_a01', 'drag100_a00', 'drag150_a00', 'slalom_a00'];
const filled: RoundList['items'][number] = {
  round: 1,
  status: 'filled',
  by: null,
  lock: null,
  waiting: 0,
  content: {
    races: tracks.map((track) => ({ carId: 'Bravo', tune: '323', track, timeToBeat: { kind: 'time', seconds: 60 } })),
    rqLimit: 140,
  },
  solution: null,
  held: false,
  stale: false,
};

/** Returns all times of a track too. */
class TimedApi extends FakeApi {
  matches: readonly SavedMatch[] = [];
  protected override handlers() {
    const best = this.on(bestTimes.ofTrack, ({ params }): BestTimesOfTrack => ({
      items: [...this.times].flatMap(([key, value]): BestTimesOfTrack['items'] => {
        const [carId = '', tune = '', trackCode] = key.split('|');
        return trackCode === params.trackCode && typeof value === 'number' ? [[carId, tune, value]] : [];
      }),
    }));
    const { tracks: _tracks, prizes: _prizes, ...known } = testChallenge;
    return [
      best,
      this.on(savedMatches.mine, () => ({ matches: [...this.matches] })),
      this.on(savedMatches.keepMine, ({ body: { matches } }) => {
        const others = this.matches.filter(({ name }) => matches.every((one) => one.name !== name));
        this.matches = [...matches, ...others];
        return { matches: [...this.matches] };
      }),
      this.on(challenges.list, () => ({ items: [testChallenge] })),
      this.on(challenges.one, (): ChallengeAnswer => ({ ...known, rounds: [], allowed: [] })),
      this.on(rounds.list, (): RoundList => ({ items: [filled, { ...filled, round: 2, content: null }] })),
      ...super.handlers(),
    ];
  }
}

const api = new TimedApi();
const names = ['Alfa', 'Bravo', 'Carla', 'Delta', 'Echo', 'Foxtrot'];
const trackText = tracks.join('~');
const theirHand = names.slice(0, 5).join('~332~') + '~332';

const show = (query = '') => renderAt(`/match${query}`, <MatchPage />);
const race = (number: number) => within(screen.getByRole('region', { name: `Race ${number}` }));

beforeEach(() => {
  localStorage.clear();
  api.times.clear();
  api.cars = names.map((id, at) => testCar(id, { rq: 10 + 10 * at }));
  api.install();
});

describe('the match simulator', () => {
  it('begins empty, says what each race lacks, and takes a car into a place', async () => {
    const { user, where } = show();
    expect(await screen.findByRole('region', { name: 'Race 5' })).toBeVisible();
    expect(race(1).getByText('The opponent’s car is missing.')).toBeVisible();
    await user.click(race(1).getByRole('button', { name: 'Opponent’s car in race 1' }));
    await user.type(await screen.findByRole('searchbox'), 'Bravo');
    await user.click(await screen.findByRole('button', { name: /Bravo/ }));
    await waitFor(() => expect(where()).toContain('theirs=Bravo%7E332'));
    expect(race(1).getByRole('button', { name: 'Opponent’s car in race 1: Bravo' })).toBeVisible();
  });

  it('counts the points of each race, its stars, and links to Compare', async () => {
    api.times.set('Alfa|332|tRoad_a00', 95.5);
    api.times.set('Bravo|332|tRoad_a00', 112.31);
    show(`?own=Alfa~332&theirs=Bravo~332&tracks=${trackText}&times=measured`);
    expect(await screen.findByText('1 of 5 races count')).toBeVisible();
    await waitFor(() => expect(race(1).getByText('+149')).toBeVisible());
    expect(screen.getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
    expect(race(1).getByRole('link', { name: 'Open in Compare' })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a00~CAlfa~T332~CBravo~T332&base=1',
    );
  });

  it('has several tracksets, each with its points, and brings a removed one back', async () => {
    const { user, where } = show(`?tracks=${trackText}`);
    await user.click(await screen.findByRole('button', { name: 'Add a trackset' }));
    expect(screen.getByRole('button', { name: /^Trackset 2/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove this trackset' }));
    expect(screen.queryByRole('button', { name: /^Trackset 2/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(where()).toContain('shown=2'));
  });

  it('is there again without its address, until it is emptied', async () => {
    const first = show(`?own=Alfa~332&tracks=${trackText}`);
    await first.user.click(await screen.findByRole('button', { name: 'Swap sides' }));
    first.unmount();
    const second = show();
    await waitFor(() => expect(second.where()).toContain('theirs=Alfa'));
    await second.user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(second.where()).toBe('/match'));
    second.unmount();
    const third = show();
    expect(await screen.findByRole('region', { name: 'Race 1' })).toBeVisible();
    expect(third.where()).toBe('/match');
  });

  it('is shared by its link and as a picture', async () => {
    const { user } = show(`?own=Alfa~332&theirs=Bravo~332&tracks=${trackText}`);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this hand' }));
    expect(dialog.getByRole('region', { name: 'Picture' })).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Link' })).toBeVisible();
  });

  it('says what of a link could not be read', async () => {
    show('?own=Alfa~999&tracks=nowhere_a00');
    expect(await screen.findByText(/skipped or replaced: nowhere_a00, Alfa 999/)).toBeVisible();
  });

  it('keeps an RQ limit that is none as typed, and counts with the last one', async () => {
    const { user, where } = show('?rq=200');
    await user.clear(await screen.findByLabelText('RQ limit'));
    await user.type(screen.getByLabelText('RQ limit'), '20');
    expect(screen.getByText('Enter a whole number from 60 to 500.')).toBeVisible();
    expect(where()).toContain('rq=200');
  });
});

describe('the best answer', () => {
  it('does not predict a time for who is known not to finish', async () => {
    api.cars = names.map((id) => testCar(id, { rq: id === 'Foxtrot' ? 10 : 60 }));
    for (const code of tracks) {
      for (const id of names.slice(0, 5)) api.times.set(`${id}|332|${code}`, 900);
      for (const tune of ['332', '323', '233']) api.times.set(`Foxtrot|${tune}|${code}`, 'dnf');
    }
    const { user } = show(`?theirs=${theirHand}&tracks=${trackText}`);
    const find = await screen.findByRole('button', { name: 'Find best hand' });
    await waitFor(() => expect(find).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(find);
    await screen.findAllByRole('button', { name: 'Use this hand' });
    expect(screen.queryByText(/Foxtrot/)).toBeNull();
  });

  it('needs an opponent with a time in each race', async () => {
    show(`?theirs=Alfa~332&tracks=${trackText}&times=measured`);
    expect(await screen.findByText('Race 1: The opponent’s car has no time here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find best hand' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is found, taken, and undone', async () => {
    for (const [at, id] of names.entries()) for (const code of tracks) api.times.set(`${id}|332|${code}`, 100 - at);
    const { user, where } = show(`?theirs=${theirHand}&tracks=${trackText}&times=measured&rq=200`);
    const find = await screen.findByRole('button', { name: 'Find best hand' });
    await waitFor(() => expect(find).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(find);
    const [take] = await screen.findAllByRole('button', { name: 'Use this hand' });
    await user.click(take!);
    await waitFor(() => expect(where()).toContain('own='));
    expect(race(1).getByText(/^≈?[+−]\d+$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(where()).not.toContain('own='));
  });

  it('says why there is none', async () => {
    for (const id of names) for (const code of tracks) api.times.set(`${id}|332|${code}`, 100);
    const { user } = show(`?theirs=${theirHand}&tracks=${trackText}&times=measured&rq=100`);
    const find = await screen.findByRole('button', { name: 'Find best hand' });
    await waitFor(() => expect(find).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(find);
    expect(await screen.findByText('The cheapest hand costs 150 RQ, the limit is 100.')).toBeVisible();
  });
});

describe('a round of a challenge', () => {
  it('is imported with the hand that one keeps of it, goes back to it, and is undone', async () => {
    saveRound({ challengeId: 'skyline-1', round: 1 }, { hand: 'Alfa_332~~~~' });
    const { user, where } = show(`?own=Carla~332`);
    await user.click(await screen.findByRole('button', { name: 'Import from a round' }));
    await user.click(await screen.findByRole('combobox', { name: 'Challenge' }));
    await user.click(await screen.findByRole('option', { name: 'Skyline (1)' }));
    const dialog = within(screen.getByRole('dialog'));
    const round = await dialog.findByRole('button', { name: '1 Filled' });
    expect(dialog.queryByRole('button', { name: /^2/ })).toBeNull();
    await user.click(round);
    expect(race(1).getByRole('button', { name: 'Opponent’s car in race 1: Bravo' })).toBeVisible();
    expect(race(1).getByRole('button', { name: 'Your car in race 1: Alfa' })).toBeVisible();
    expect(where()).toContain('rq=140');
    const back = await screen.findByRole('link', { name: 'Skyline (1) · round 1' });
    expect(back).toHaveAttribute('href', '/challenges/skyline-1/1?hand=Alfa_332~~~~');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(race(1).getByRole('button', { name: 'Your car in race 1: Carla' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /round 1/ })).toBeNull();
  });
});

describe('kept matches', () => {
  it('are kept under a name, opened again, and come back when one was removed', async () => {
    const { user, where } = show(`?own=Carla~332`);
    const panel = within(await screen.findByRole('region', { name: 'Saved matches' }));
    expect(await panel.findByText('Saved in your account, on all your devices.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Save this match' }));
    expect(panel.getByRole('textbox', { name: 'Match name' })).toHaveAccessibleDescription('Enter a name.');
    await user.type(panel.getByRole('textbox', { name: 'Match name' }), 'Cup{Enter}');
    const link = await panel.findByRole('link', { name: 'Cup' });
    expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(api.matches).toMatchObject([{ name: 'Cup', query: expect.stringContaining('Carla') }]));
    await user.click(screen.getByRole('button', { name: 'Swap sides' }));
    await waitFor(() => expect(where()).not.toContain('own=Carla'));
    await user.click(panel.getByRole('link', { name: 'Cup' }));
    await waitFor(() => expect(where()).toContain('own=Carla'));
    await user.click(panel.getByRole('button', { name: 'Rename Cup' }));
    await user.type(panel.getByRole('textbox', { name: 'Rename Cup' }), ' final{Enter}');
    expect(panel.queryByRole('link', { name: 'Cup' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Remove Cup final' }));
    expect(panel.queryByRole('link', { name: 'Cup final' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await panel.findByRole('link', { name: 'Cup final' })).toBeVisible();
  });
});
