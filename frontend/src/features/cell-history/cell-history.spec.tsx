import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lapTimeTrust } from '#contracts';
import type { CellHistoryEntry } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { CellHistory } from './cell-history.tsx';

const cell = { carId: 'nsx', tune: '323', trackCode: 'tRoad_a00' };
const nothing = () => {};
const entry = (facts: Partial<CellHistoryEntry>): CellHistoryEntry => ({
  lapTimeId: 'one',
  value: { kind: 'time', seconds: 68.25 },
  state: 'stands',
  by: { userId: 'u', name: 'mira' },
  at: '2026-01-02T03:04:05.000Z',
  gameVersion: '26',
  source: 'typed',
  votes: { up: 0, down: 0, reasons: [] },
  allowed: [],
  ...facts,
});
class FakeVotes extends FakeApi {
  readonly votes: unknown[] = [];

  protected override handlers() {
    const vote = this.on(lapTimeTrust.vote, ({ params, body }) => {
      this.votes.push({ lapTimeId: params.lapTimeId, ...body });
      return { id: params.lapTimeId, position: 2, views: [] };
    });
    return [vote, ...super.handlers()];
  }
}

let api: FakeVotes;

beforeEach(() => {
  api = new FakeVotes();
  api.install();
});

const story = (
  <CellHistory
    cell={cell}
    car={testCar('nsx', { name: 'Honda NSX' })}
    ranking={{ place: 1, of: 3, points: { points: 50, uncertain: false } }}
    onClose={nothing}
    onEnter={nothing}
    onWithdraw={nothing}
    onLink={nothing}
  />
);

describe('the story of a time', () => {
  it('says where one came from that nobody in person set, and calls nobody a member for it', async () => {
    const imported = entry({ source: 'import', by: { userId: 'job:import-2026-1', name: null }, support: 'plain' });
    api.stories.set('nsx|323|tRoad_a00', [imported]);
    renderAt('/', story);
    expect(await screen.findByText('from a file', { selector: 'b > span' })).toBeVisible();
    expect(screen.queryByText('former player')).toBeNull();
    expect(screen.queryByText('from a member')).toBeNull();
  });

  it('says who set it, when, in which version, and what stood before', async () => {
    const before = entry({
      lapTimeId: 'zero',
      state: 'replaced',
      value: { kind: 'time', seconds: 70 },
      by: { userId: 'x', name: null },
    });
    api.stories.set('nsx|323|tRoad_a00', [entry({}), before]);
    renderAt('/', story);
    expect(await screen.findByText('1:08.25')).toBeVisible();
    expect(screen.getByText('best of 3')).toBeVisible();
    expect(screen.getByText('mira')).toBeVisible();
    expect(screen.getByText('v26')).toBeVisible();
    expect(screen.getByText('1:10.00')).toBeVisible();
    expect(screen.getByText('former player')).toBeVisible();
  });

  it('offers to withdraw only what one may withdraw', async () => {
    api.stories.set('nsx|323|tRoad_a00', [entry({ allowed: ['withdraw-lap-time'] })]);
    renderAt('/', story);
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('shows a time that is not settled beside the current one, and takes a vote on it', async () => {
    const user = userEvent.setup();
    const beside = entry({
      lapTimeId: '0a1b2c3d-0000-4000-8000-000000000002',
      state: 'beside',
      value: { kind: 'time', seconds: 66 },
      by: { userId: 'n', name: 'noel' },
      support: 'unconfirmed',
      allowed: ['vote-on-lap-time'],
    });
    api.stories.set('nsx|323|tRoad_a00', [beside, entry({ support: 'trusted' })]);
    renderAt('/', story);
    expect(await screen.findByText('from a new account')).toBeVisible();
    expect(screen.getByText('1:06.00')).toBeVisible();
    expect(screen.getByText('from a trusted player')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is wrong…' }));
    await user.click(screen.getByRole('button', { name: 'Wrong tune' }));
    await waitFor(() =>
      expect(api.votes).toEqual([{ lapTimeId: beside.lapTimeId, vote: 'down', reason: 'wrong-tune' }]),
    );
  });

  it('says what the reader said of a time, with the way back', async () => {
    api.stories.set('nsx|323|tRoad_a00', [
      entry({
        support: 'plain',
        votes: { up: 1, down: 0, reasons: [], own: 'up' },
        allowed: ['withdraw-lap-time-vote'],
      }),
    ]);
    renderAt('/', story);
    expect(await screen.findByText('You voted: right.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo vote' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
  });

  it('says that nobody has set a time', async () => {
    renderAt('/', story);
    expect(await screen.findByText(/No times found/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enter a time' })).toBeVisible();
  });
});

describe('the picture of a time', () => {
  it('opens whole for everybody; its author may give another or take it away, once that is confirmed', async () => {
    const removed: string[] = [];
    class WithEvidence extends FakeVotes {
      protected override handlers() {
        const remove = this.on(lapTimeTrust.removeEvidence, ({ params }) => {
          removed.push(params.lapTimeId);
          return { id: params.lapTimeId, position: 2, views: [] };
        });
        return [remove, ...super.handlers()];
      }
    }
    api = new WithEvidence();
    api.install();
    const file = '0c'.repeat(20);
    const lapTimeId = '0a1b2c3d-0000-4000-8000-000000000003';
    const allowed = ['give-lap-time-evidence', 'remove-lap-time-evidence'] as const;
    api.stories.set('nsx|323|tRoad_a00', [
      entry({ lapTimeId, support: 'plain', evidence: file, allowed: [...allowed] }),
    ]);
    renderAt('/', story);
    const picture = await screen.findByRole('img', { name: 'Picture that shows the time' });
    expect(picture.closest('a')).toHaveAttribute('href', expect.stringContaining(`${file}/full`));
    expect(screen.getByRole('button', { name: 'Replace screenshot' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove screenshot' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this screenshot?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove screenshot' }));
    await waitFor(() => expect(removed).toEqual([lapTimeId]));
  });
});
