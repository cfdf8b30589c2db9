import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  bestTimes,
  type ChallengeAnswer,
  challenges,
  garages,
  viewCounts,
  type MyGarage,
  type RoundAnswer,
  roundDeletion,
  roundHands,
  rounds,
} from '#contracts';
import { formatCriteria } from '#racing';
import { changeSettings } from '../../../lib/settings/settings.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { testChallenge } from '../../../test/test-challenge.ts';
import { RoundPage } from './round.page.tsx';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const mine = (minutes: number) => ({ by: { userId: 'user-1', name: 'mira' }, until: inMinutes(minutes) });

const names = ['Alfa', 'Bravo', 'Carla', 'Delta', 'Echo'];
const tracks = ['tRoad_a00', 'tRoad_a01', 'drag100_a00', 'drag150_a00', 'slalom_a00'];
const content = {
  races: tracks.map((track) => ({
    carId: 'Alfa',
    tune: '332',
    track,
    timeToBeat: { kind: 'time' as const, seconds: 60 },
  })),
};
const empty: RoundAnswer = {
  challengeId: 'skyline-1',
  round: 1,
  status: 'empty',
  by: null,
  lock: null,
  waiting: 0,
  content: null,
  solution: null,
  held: false,
  stale: false,
  stated: { races: [] },
  draft: null,
  filling: null,
  submissions: [],
  allowed: ['lock-round'],
};

class RoundApi extends FakeApi {
  round: RoundAnswer = empty;
  readonly done: unknown[] = [];
  best: [string, string, number][] = [];
  copies: MyGarage['copies'] = [];

  protected override handlers() {
    const did = (what: string) => (asked: object) => {
      const { body } = asked as { body?: unknown };
      this.done.push(body === undefined ? what : [what, body]);
      return { id: 'skyline-1', position: 9, views: ['rounds'] };
    };
    const { tracks: _tracks, prizes: _prizes, ...known } = testChallenge;
    return [
      this.on(challenges.one, (): ChallengeAnswer => ({ ...known, rounds: [], allowed: [] })),
      this.on(rounds.one, () => this.round),
      this.on(viewCounts.atRound, () => ({ looks: 12 })),
      this.on(rounds.list, () => ({ items: [1, 2, 3].map((round) => ({ ...this.round, round })) })),
      this.on(rounds.lock, did('lock')),
      this.on(rounds.extend, did('extend')),
      this.on(rounds.release, did('release')),
      this.on(rounds.saveDraft, did('draft')),
      this.on(rounds.submit, did('submit')),
      this.on(rounds.vote, did('vote')),
      this.on(roundDeletion.remove, did('remove')),
      this.on(roundDeletion.restore, did('restore')),
      this.on(roundHands.mine, () => ({ hands: [] })),
      this.on(roundHands.keepMine, ({ body }) => {
        this.done.push(['hands', body]);
        return body;
      }),
      this.on(bestTimes.ofTrack, () => ({ items: this.best })),
      this.on(garages.own, (): MyGarage => ({
        copies: this.copies,
        visibility: 'private',
        key: null,
        groups: [],
        imports: [],
        changedAt: null,
      })),
      ...super.handlers(),
    ];
  }
}

let api: RoundApi;
beforeEach(() => {
  localStorage.clear();
  api = new RoundApi();
  api.cars = names.map((id, at) => testCar(id, { rq: 10 + 10 * at }));
  api.install();
});

const garageCopy = (carId: string, points: string): MyGarage['copies'][number] => ({
  copyId: `${carId.toLowerCase()}${points}`,
  carId,
  points,
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
  note: null,
});

const open = (query = '') =>
  renderAt(
    `/challenges/skyline-1/1${query}`,
    <Routes>
      <Route path="/challenges/:challenge/:round" element={<RoundPage />} />
    </Routes>,
  );

describe('whoever has a round', () => {
  it('has it for longer while they go on, and says what is missing', async () => {
    api.round = { ...empty, status: 'locked', lock: mine(12), allowed: ['extend-round-lock', 'submit-round'] };
    const { user } = open();
    expect(await screen.findByText('Race 3: no car yet')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'RQ limit' }));
    await user.type(screen.getByRole('textbox', { name: 'RQ limit' }), '95');
    await user.tab();
    await waitFor(() => expect(api.done).toHaveLength(2));
    expect(api.done).toContain('extend');
    expect(api.done).toContainEqual([
      'draft',
      expect.objectContaining({ content: { races: expect.any(Array), rqLimit: 95 } }),
    ]);
  });

  it('is warned before it is theirs no more', async () => {
    api.round = { ...empty, status: 'locked', lock: mine(4), allowed: ['extend-round-lock'] };
    const { user } = open();
    await waitFor(() => expect(screen.getAllByText('Yours for 4 min')).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Add 30 minutes' }).at(-1)!);
    await waitFor(() => expect(api.done).toEqual(['extend']));
  });

  it('is told that it ran out also where the answer knows before their clock', async () => {
    api.round = { ...empty, status: 'locked', lock: mine(0.5), allowed: ['extend-round-lock'] };
    const { user } = open();
    const [extend] = await screen.findAllByRole('button', { name: 'Add 30 minutes' });
    api.round = { ...empty, draft: content };
    await user.click(extend!);
    expect(await screen.findByText('Your lock has expired. Your draft is saved.')).toBeVisible();
  });

  it('is not told so of a round that they gave back', async () => {
    api.round = { ...empty, status: 'locked', lock: mine(0.5), allowed: ['extend-round-lock'] };
    const { user } = open();
    const release = await screen.findByRole('button', { name: 'Unlock' });
    api.round = { ...empty, draft: content };
    await user.click(release);
    expect(await screen.findByRole('button', { name: 'Continue your draft' })).toBeVisible();
    expect(screen.queryByText('Your lock has expired. Your draft is saved.')).toBeNull();
  });

  it('goes on with what they had typed after it ran out', async () => {
    api.round = { ...empty, status: 'locked', lock: mine(-1), draft: content, allowed: [] };
    const { user } = open();
    expect((await screen.findAllByText('Your lock has expired. Your draft is saved.'))[0]).toBeVisible();
    // It is fetched again at that moment, and others may have it.
    await waitFor(() => expect(api.asked('/api/v1/challenges/skyline-1/rounds/1').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Continue your draft' }));
    await waitFor(() => expect(api.done).toEqual(['lock']));
  });
});

describe('others', () => {
  it('watch it being filled, and read that their own draft is kept', async () => {
    const lock = { by: { userId: 'user-2', name: 'Bob' }, until: inMinutes(20) };
    api.round = { ...empty, status: 'locked', lock, filling: content, draft: content, allowed: [] };
    open();
    expect(await screen.findByText('Bob is doing this round')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Live progress' })).getAllByText('Alfa')).toHaveLength(5);
    expect(screen.getByText('Your draft of this round is saved.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fill this round' })).toBeNull();
  });

  it('vote on what two have sent, each with its votes and what differs', async () => {
    const of = (submissionId: string, name: string, up: number): RoundAnswer['submissions'][number] => ({
      submissionId,
      by: { userId: name, name },
      at: '2026-01-01T00:00:00.000Z',
      content,
      status: 'waiting',
      votes: { up, down: 0, reasons: [] },
      reason: null,
      text: null,
      allowed: ['vote-on-round'],
    });
    const [first, second] = ['7b0c6a52-9a2b-4f7e-8f59-1f9d3c6a0001', '7b0c6a52-9a2b-4f7e-8f59-1f9d3c6a0002'];
    const otherwise = { races: content.races.with(2, { ...content.races[2]!, carId: 'Bravo' }) };
    api.round = {
      ...empty,
      status: 'in review',
      submissions: [of(first!, 'Ann', 2), { ...of(second!, 'Bob', 0), content: otherwise }],
    };
    const { user } = open();
    const ofAnn = within(await screen.findByRole('article', { name: 'Submission by Ann' }));
    const ofBob = within(screen.getByRole('article', { name: 'Submission by Bob' }));
    expect(ofAnn.getByRole('button', { name: 'Ann is right: 2' })).toBeVisible();
    expect(ofBob.getAllByText('differs')).toHaveLength(1);
    await user.click(ofBob.getByRole('button', { name: 'Bob is right: 0' }));
    await waitFor(() => expect(api.done).toEqual([['vote', { vote: 'up' }]]));
  });
});

describe('one’s own hand', () => {
  it('comes from a link, has each car once, is marked beyond the limit, and is kept with the account', async () => {
    const limit = { ...content, rqLimit: 40 };
    api.round = { ...empty, status: 'filled', content: limit };
    const { user } = open('?hand=Echo_332~Bravo_332~Echo_323~~');
    expect(await screen.findByText('Each car races only once: race 3 is now empty.')).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Race 1' }));
    expect(first.getByText('over the limit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this hand' }));
    expect(screen.queryByText('This hand comes from a link.')).toBeNull();
    await waitFor(() =>
      expect(api.done).toMatchObject([
        ['hands', { hands: [{ challengeId: 'skyline-1', round: 1, hand: 'Echo_332~Bravo_332~~~', stars: 0 }] }],
      ]),
    );
  });

  it('asks for a time of the opponent that nobody knows, and has it once it was given', async () => {
    const [{ timeToBeat: _unknown, ...first }, ...others] = content.races as [(typeof content.races)[number]];
    api.round = { ...empty, status: 'filled', content: { races: [first, ...others] } };
    const { user } = open();
    const race = within(await screen.findByRole('region', { name: 'Race 1' }));
    await user.type(await race.findByRole('textbox', { name: 'No time yet. Do you know it?' }), '58.20{Enter}');
    await waitFor(() => expect(race.getByText('58.20')).toBeVisible());
    expect(race.queryByRole('textbox')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Race 2' })).queryByRole('textbox')).toBeNull();
  });

  it('says which car does not meet the requirement, and keeps what was chosen', async () => {
    const criteria = formatCriteria([{ name: 'None', ranges: { rq: { from: 199, to: 200 } }, choices: {} }]);
    api.round = { ...empty, status: 'filled', content: { ...content, criteria } };
    open('?hand=Echo_332~~~~');
    const first = within(await screen.findByRole('region', { name: 'Race 1' }));
    expect(await first.findByText('Does not meet the requirement')).toBeVisible();
    expect(first.getByRole('button', { name: 'Your car in race 1: Echo' })).toBeVisible();
    const second = within(screen.getByRole('region', { name: 'Race 2' }));
    expect(second.queryByText('Does not meet the requirement')).toBeNull();
    expect(screen.getByText('0 / 1')).toBeVisible();
  });

  it('shows points beside its times, and only who won where somebody wants no points', async () => {
    api.set('Echo|332|tRoad_a00', 50);
    api.round = { ...empty, status: 'filled', content };
    open('?hand=Echo_332~~~~');
    const first = within(await screen.findByRole('region', { name: 'Race 1' }));
    expect(await first.findByText(/^\+\d+$/)).toBeVisible();
    act(() => changeSettings({ showPointsCgForce: false }));
    expect(first.getByText('+')).toBeVisible();
    expect(first.queryByText(/^≈?\+\d+$/)).toBeNull();
    act(() => changeSettings({ showPointsCgForce: true }));
  });
});

describe('one’s own garage', () => {
  it('has what wins a race once it is upgraded, and for how much', async () => {
    api.best = [
      ['Bravo', '332', 50],
      ['Carla', '332', 51],
    ];
    api.copies = [garageCopy('Bravo', '666'), garageCopy('Carla', '996'), garageCopy('Carla', '666')];
    api.round = { ...empty, status: 'filled', content };
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Only my garage' }));
    const first = within(await screen.findByRole('region', { name: 'Race 1' }));
    const way = await first.findByRole('button', { name: /Bravo.*222 → \d{3}.*cash/ });
    expect(first.queryByRole('button', { name: /Carla.*→/ })).toBeNull();
    await user.click(way);
    expect(way).toHaveAttribute('aria-pressed', 'true');
  });

  it('has the cheapest whole hand that wins once it is upgraded', async () => {
    const own = ['Bravo', 'Carla', 'Delta', 'Echo', 'Alfa'];
    api.best = own.map((carId) => [carId, '332', 40]);
    api.copies = [
      ...own.map((carId) => garageCopy(carId, carId === 'Bravo' ? '666' : '996')),
      garageCopy('Alfa', '000'),
    ];
    api.round = { ...empty, status: 'filled', content: { races: content.races, rqLimit: 200 } };
    const { user } = open('?times=measured&garage=own');
    const least = within(await screen.findByRole('region', { name: 'Cheapest upgrades that win' }));
    expect(await least.findByText(/^Bravo 222 → 332 \(.*cash\)$/)).toBeVisible();
    expect(least.getByText('Alfa 332')).toBeVisible();
    await user.click(least.getByRole('button', { name: 'Use' }));
    await waitFor(() =>
      expect(api.done.at(-1)).toMatchObject(['hands', { hands: [{ hand: expect.stringContaining('Bravo_332') }] }]),
    );
  });
});

describe('a hand that is shared', () => {
  it('is given by its link and as a picture', async () => {
    api.set('Echo|332|tRoad_a00', 50);
    api.round = { ...empty, status: 'filled', content };
    const { user } = open('?hand=Echo_332~~~~&times=measured&garage=own');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this hand' }));
    const link = new URL(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value);
    expect(Object.fromEntries(link.searchParams)).toEqual({ hand: 'Echo_332~~~~', times: 'measured' });
    // There is no canvas here: drawing is tested separately.
    expect(await dialog.findByText('This browser could not create the picture.')).toBeVisible();
  });
});

describe('how a round is looked at', () => {
  it('is in its address, goes along to other rounds, and into the link of a hand without the garage', async () => {
    api.best = [['Bravo', '332', 50]];
    api.round = { ...empty, status: 'filled', content };
    const { user, where } = open('?times=measured');
    const predicted = await screen.findByRole('switch', { name: 'Count predicted times' });
    expect(predicted).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Lowest RQ' }));
    await user.click(screen.getByRole('switch', { name: 'Only my garage' }));
    expect(where()).toBe('/challenges/skyline-1/1?times=measured&aim=cheapest&garage=own');
    expect(screen.getByRole('link', { name: 'Next round' })).toHaveAttribute(
      'href',
      '/challenges/skyline-1/2?times=measured&aim=cheapest&garage=own',
    );
    await user.click(predicted);
    expect(where()).toBe('/challenges/skyline-1/1?aim=cheapest&garage=own');
  });

  it('narrows who wins to a named part of the requirement', async () => {
    api.cars = [...api.cars, testCar('Fiat', { rq: 20, country: 'IT' })];
    api.best = [
      ['Bravo', '332', 50],
      ['Fiat', '332', 50],
    ];
    const criteria = formatCriteria(
      ['DE', 'IT'].map((country) => ({
        name: country === 'DE' ? '3x' : '2x',
        ranges: {},
        choices: { country: [country] },
      })),
    );
    api.round = { ...empty, status: 'filled', content: { ...content, criteria } };
    const { user } = open('?times=measured');
    const first = within(await screen.findByRole('region', { name: 'Race 1' }));
    expect(await first.findByRole('button', { name: /Fiat/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^3x/ }));
    expect(first.queryByRole('button', { name: /Fiat/ })).toBeNull();
    expect(first.getByRole('button', { name: /Bravo/ })).toBeVisible();
    const packs = screen.getByRole('link', { name: 'Find such cars in packs' }).getAttribute('href') ?? '';
    expect(packs).toContain('DE');
    expect(packs).not.toContain('IT');
    await user.click(first.getByRole('button', { name: /^Your car in race 1/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Your car in race 1' }));
    expect(await picker.findByText('Bravo')).toBeVisible();
    expect(picker.queryByText('Fiat')).toBeNull();
    await user.click(picker.getByRole('button', { name: 'Filters' }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter cars' }));
    expect(await filter.findByRole('group', { name: 'Drive' })).toBeVisible();
    expect(filter.queryByText('Country')).toBeNull();
  });
});

describe('a moderator', () => {
  it('deletes a round with a reason, and has it back at once', async () => {
    api.round = { ...empty, allowed: ['delete-round'] };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the round' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the round?' }));
    await user.click(dialog.getByRole('button', { name: 'It is wrong' }));
    await user.click(dialog.getByRole('button', { name: 'Delete the round' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.done).toContain('restore'));
    expect(api.done).toContainEqual(['remove', { reason: { code: 'wrong' } }]);
  });

  it('sees that a round is deleted, and may restore it', async () => {
    api.round = { ...empty, status: 'deleted', content, allowed: ['restore-round'] };
    const { user } = open();
    expect(await screen.findByText('Deleted. Only moderators can see this round.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Best hands' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Restore the round' }));
    await waitFor(() => expect(api.done).toContain('restore'));
  });
});
