import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  type ChallengeAnswer,
  type ChallengeHistory,
  challenges,
  type ChallengeSummary,
  type RoundList,
  rounds,
} from '#contracts';
import { testChallenge } from '../../test/test-challenge.ts';
import { saveRound, saveRounds } from '../../lib/saved-rounds/saved-rounds.ts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ChallengePage } from './challenge.page.tsx';
import { ChallengesPage } from './challenges.page.tsx';

const other: ChallengeSummary = {
  ...testChallenge,
  challengeId: 'coast',
  facts: { ...testChallenge.facts, name: 'Coast: Tour', kind: 'long-term', endsAt: '2126-01-01T00:00:00.000Z' },
};
const round = { races: [{ carId: 'Mini', tune: '332', track: 'kart_a00' }, {}, {}, {}, {}], rewards: [] };
const one: ChallengeAnswer = {
  ...testChallenge,
  rounds: [{ round: 1, facts: { ...round, rqLimit: 90, rewards: [{ kind: 'gold', amount: 20 }] } }],
  allowed: ['correct-challenge', 'state-challenge-rounds', 'retire-challenge'],
};
const solved: RoundList['items'][number] = {
  round: 1,
  status: 'solved',
  by: null,
  lock: null,
  waiting: 0,
  content: { races: round.races, rqLimit: 90 },
  solution: { hand: [{ carId: 'Mini', tune: '332', points: 310 }], rq: 88, points: 310 },
  held: false,
  stale: false,
};
const change: ChallengeHistory['changes'][number] = {
  by: 'Ann',
  at: '2026-01-01T00:00:00.000Z',
  reason: 'correction',
  text: 'Seen in the game.',
  what: 'corrected',
  was: { rqLimit: 100 },
  is: { rqLimit: 120 },
  round: null,
  roundWas: null,
  roundIs: null,
};

class ChallengesApi extends FakeApi {
  items: ChallengeSummary[] = [testChallenge, other];
  answer: ChallengeAnswer = one;
  now: RoundList['items'] = [
    solved,
    { ...solved, round: 2, solution: { hand: [], rq: 0, points: 0 } },
    { ...solved, round: 3, status: 'empty', content: null, solution: null },
  ];
  readonly done: unknown[] = [];

  protected override handlers() {
    const did = (what: string) => (asked: { body?: unknown }) => {
      this.done.push([what, asked.body]);
      return { id: 'skyline-1', position: 9, views: ['challenges'] };
    };
    return [
      this.on(challenges.list, () => ({ items: this.items })),
      this.on(challenges.retired, () => ({ items: [{ ...other, status: 'retired' as const }] })),
      this.on(challenges.one, () => this.answer),
      this.on(rounds.list, () => ({ items: this.now })),
      this.on(challenges.history, () => ({ challengeId: 'skyline-1', changes: [change] })),
      this.on(challenges.create, did('create')),
      this.on(challenges.correct, did('correct')),
      this.on(challenges.stateRounds, did('rounds')),
      this.on(challenges.retire, did('retire')),
      this.on(challenges.restore, did('restore')),
      ...super.handlers(),
    ];
  }
}

let api: ChallengesApi;
beforeEach(() => {
  localStorage.clear();
  saveRounds({ account: null, rounds: [] });
  changeSettings({ showLongCgs: true, showPermanentCgs: true });
  api = new ChallengesApi();
  api.cars = [testCar('Mini', { rq: 18, class: 'F' })];
  api.install();
});

const pages = (
  <Routes>
    <Route path="/challenges" element={<ChallengesPage />} />
    <Route path="/challenges/:challenge" element={<ChallengePage />} />
  </Routes>
);
const open = () => renderAt('/challenges/skyline-1', pages);

describe('the list of challenges', () => {
  it('goes by kind; which kinds are shown is remembered, and names are searched', async () => {
    const { user } = renderAt('/challenges', pages);
    const permanent = within(await screen.findByRole('region', { name: 'Permanent' }));
    expect(permanent.getByRole('link', { name: /Skyline.*No end.*Rounds: 3.*Cleared: 0 of 3/ })).toHaveAttribute(
      'href',
      '/challenges/skyline-1',
    );
    expect(screen.getByRole('link', { name: /Coast: Tour/ })).toHaveTextContent(/left/);
    await user.click(screen.getByRole('button', { name: 'Permanent' }));
    expect(screen.queryByRole('link', { name: /Skyline/ })).toBeNull();
    expect(localStorage.getItem('tdr.settings')).toContain('"showPermanentCgs":false');
    await user.type(screen.getByRole('textbox', { name: 'Search challenges' }), 'alps');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('link', { name: /Cleared/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'New challenge' })).toBeNull();
  });

  it('counts no round that was deleted', async () => {
    saveRound({ challengeId: 'skyline-1', round: 1 }, { stars: 3 });
    saveRound({ challengeId: 'skyline-1', round: 2 }, { stars: 1 });
    api.items = [{ ...testChallenge, deleted: [2] }];
    api.answer = { ...one, deleted: [2] };
    const { user } = renderAt('/challenges', pages);
    await user.click(await screen.findByRole('link', { name: /Skyline.*Rounds: 2.*Cleared: 1 of 2.*3/ }));
    expect(await screen.findByRole('progressbar', { name: /Cleared: 1 of 2/ })).toHaveAttribute('max', '2');
  });

  it('shows staff which ones were taken out of it', async () => {
    api.mod = true;
    const { user } = renderAt('/challenges', pages);
    await user.click(await screen.findByRole('button', { name: 'Retired' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retired' }));
    expect(await dialog.findByRole('link', { name: 'Coast: Tour' })).toHaveAttribute('href', '/challenges/coast');
  });

  it('gets a new one from staff', async () => {
    api.mod = true;
    const { user, where } = renderAt('/challenges', pages);
    await user.click(await screen.findByRole('button', { name: 'New challenge' }));
    const form = within(await screen.findByRole('form', { name: 'New challenge' }));
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Alps: Ladder (1)');
    await user.click(form.getByRole('button', { name: 'Save challenge' }));
    await waitFor(() => expect(where()).toBe('/challenges/skyline-1'));
    expect(api.done).toMatchObject([['create', { facts: { name: 'Alps: Ladder (1)', roundCount: 10, colour: null } }]]);
  });
});

describe('a challenge', () => {
  it('shows its rounds, what they ask and give, and keeps one’s stars', async () => {
    const { user } = open();
    const first = within(await screen.findByRole('listitem', { name: 'Round 1' }));
    expect(await first.findByText('Solved')).toBeVisible();
    expect(first.getByText('Best hand: 310 points, RQ 88')).toBeVisible();
    expect(first.getByRole('link', { name: 'Round 1' })).toHaveAttribute('href', '/challenges/skyline-1/1');
    expect(first.getByText('RQ 90')).toBeVisible();
    expect(first.getByText('20 gold')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Round 1: stars: 2' }));
    expect(screen.getByText('Cleared: 1 of 3 · 2 ★')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'To do' }));
    expect(screen.getAllByRole('listitem', { name: /^Round/ })).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Cleared' }));
    await user.click(screen.getByRole('button', { name: 'Round 1: stars: 2' }));
    expect(screen.getByText('No rounds cleared yet.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Problems' }));
    const faulty = within(screen.getByRole('listitem', { name: 'Round 2' }));
    expect(faulty.getByText('No winning hand')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Round 1' })).toBeNull();
  });

  it('leads from what it asks to where such cars are got, and marks what is to be recomputed', async () => {
    api.answer = { ...one, facts: { ...one.facts, criteria: '~N~dRWD' } };
    api.now = [{ ...solved, stale: true }];
    open();
    expect(await screen.findByRole('link', { name: 'Find such cars in packs' })).toHaveAttribute(
      'href',
      '/packs?after=%7EN%7EdRWD',
    );
    const first = within(screen.getByRole('listitem', { name: 'Round 1' }));
    expect(await first.findByText('Needs recalculating')).toBeVisible();
    // The others were deleted.
    expect(screen.getAllByRole('listitem', { name: /^Round/ })).toHaveLength(1);
  });

  it('thanks who filled its rounds, who most of them first', async () => {
    const [ann, left] = [
      { userId: 'user-2', name: 'Ann' },
      { userId: 'user-3', name: null },
    ];
    api.now = [left, ann, ann].map((by, at) => ({ ...solved, round: at + 1, by }));
    open();
    const credit = (await screen.findByText('Rounds filled by:')).textContent;
    expect(credit).toBe('Rounds filled by:Ann (2)former player (1)');
    expect(screen.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/userTimes/Ann');
  });

  it('is corrected with a reason, which can be undone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit challenge' }));
    const form = within(await screen.findByRole('form', { name: 'Edit challenge' }));
    await user.clear(form.getByRole('textbox', { name: /RQ limit/ }));
    await user.type(form.getByRole('textbox', { name: /RQ limit/ }), '90');
    await user.click(form.getByRole('button', { name: 'Correction' }));
    await user.click(form.getByRole('button', { name: 'Save challenge' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.done).toHaveLength(2));
    expect(api.done).toMatchObject([
      ['correct', { facts: { rqLimit: 90 }, reason: { code: 'correction' } }],
      ['correct', { facts: { rqLimit: 120 } }],
    ]);
  });
});

describe('a challenge for staff', () => {
  it('has rounds that staff edit one by one, with what they can be won', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit round 1' }));
    const form = within(await screen.findByRole('form', { name: 'Edit round 1' }));
    expect(form.getByRole('textbox', { name: 'RQ limit' })).toHaveValue('90');
    await user.clear(form.getByRole('textbox', { name: 'RQ limit' }));
    await user.click(form.getByRole('button', { name: 'Add reward' }));
    const second = within(form.getByRole('group', { name: 'Reward 2' }));
    await user.click(second.getByRole('button', { name: 'Tickets' }));
    await user.click(form.getByRole('button', { name: 'New information' }));
    await user.click(form.getByRole('button', { name: 'Save round' }));
    expect(api.done).toEqual([]);
    await user.type(second.getByRole('textbox', { name: 'Amount' }), '3');
    await user.click(form.getByRole('button', { name: 'Save round' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.done).toHaveLength(2));
    const gold = { kind: 'gold', amount: 20 };
    expect(api.done).toEqual([
      [
        'rounds',
        {
          rounds: [{ round: 1, facts: { races: round.races, rewards: [gold, { kind: 'tickets', amount: 3 }] } }],
          reason: { code: 'now-known' },
        },
      ],
      [
        'rounds',
        expect.objectContaining({ rounds: [{ round: 1, facts: { ...round, rqLimit: 90, rewards: [gold] } }] }),
      ],
    ]);
  });

  it('has a history, whose changes can be taken back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    expect(await screen.findByText('RQ limit: 100 → 120')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo this' }));
    await waitFor(() => expect(api.done).toMatchObject([['correct', { facts: { rqLimit: 100 } }]]));
  });

  it('says only that it is not available where it is hidden', async () => {
    api.failures.set('/api/v1/challenges/skyline-1', 'challenge-unavailable');
    open();
    expect(await screen.findByText('This challenge is not available here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit challenge' })).toBeNull();
  });
});

describe('a ladder', () => {
  it('is imported from a file after its mistakes were shown', async () => {
    api.mod = true;
    const { user } = renderAt('/challenges', pages);
    await user.click(await screen.findByRole('button', { name: 'Import ladder' }));
    const text = '{"name": "Coast (1)",\n"rounds": [{"races": [{"car": "Mini"}]},\n{"races": [{"car": "Nobody"}]}]}';
    await screen.findByText('File');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input!, Object.assign(new File([text], 'ladder.json'), { text: async () => text }));
    const faults = await screen.findByRole('list', { name: 'Errors in the file' });
    expect(faults).toHaveTextContent('Line 3: unknown car "Nobody"');
    await user.click(screen.getByRole('button', { name: 'Import rounds: 2' }));
    await waitFor(() =>
      expect(api.done).toMatchObject([
        ['create', { facts: { name: 'Coast (1)', roundCount: 2 }, rounds: [{ round: 1 }, { round: 2 }] }],
      ]),
    );
  });
});
