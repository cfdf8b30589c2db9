import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { appeals, lapTimeTrust, people, reports } from '#contracts';
import type { LapTimeSubmission } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { DownTimesPage } from './down-times.page.tsx';
import { UserTimesPage } from './user-times.page.tsx';

const idOf = (last: number): string => `0a1b2c3d-0000-4000-8000-00000000000${last}`;

const time = (last: number, facts: Partial<LapTimeSubmission> = {}): LapTimeSubmission => ({
  lapTimeId: idOf(last),
  carId: 'nsx',
  tune: '323',
  trackCode: 'tRoad_a00',
  value: { kind: 'time', seconds: 60 + last },
  by: { userId: 'n', name: 'noel' },
  at: '2026-01-02T03:04:05.000Z',
  gameVersion: '26',
  fare: 'open',
  dispute: 'doubted',
  doubts: [],
  votes: { up: 0, down: 0, reasons: [] },
  car: { name: 'Honda NSX', brand: 'Honda' },
  allowed: [],
  ...facts,
});

const written = { id: '', position: 2, views: [] };

/** Lists what it is given, and records what is resolved. */
class FakeTimes extends FakeApi {
  lists: Partial<Record<string, LapTimeSubmission[]>> = {};
  readonly questions: string[] = [];
  readonly settled: string[] = [];

  protected override handlers() {
    const noted = (as: string) => (lapTimeId: string) => {
      this.settled.push(`${as} ${lapTimeId.at(-1)}`);
      return written;
    };
    return [
      this.on(lapTimeTrust.disputed, ({ query: { kind, order } }) => {
        this.questions.push(`${kind} ${order}`);
        const items = this.lists[kind] ?? [];
        return { items, total: items.length };
      }),
      this.on(lapTimeTrust.ofPerson, ({ params: { name } }) => {
        const items = this.lists[name] ?? [];
        const trust = { value: 0.5, accepted: 5, reversed: 0 };
        return { items, total: items.length, userId: 'n', name, trust };
      }),
      this.on(people.one, ({ params: { name } }) => ({
        userId: 'n',
        name,
        since: 2024,
        tier: 3,
        trust: { value: 0.5, accepted: 5, reversed: 0 },
        contributed: { total: 12, counts: { time: 11, round: 0, review: 1, photo: 0, template: 0 } },
      })),
      this.on(reports.make, ({ body: { about, fault, text } }) => {
        this.settled.push(`report ${about.kind} ${about.itemId} for ${fault}: ${text}`);
        return written;
      }),
      this.on(appeals.one, () => ({ status: 'possible' as const })),
      this.on(appeals.make, ({ params: { itemId }, body: { text } }) => {
        this.settled.push(`appeal ${itemId.slice(-1)}: ${text}`);
        return written;
      }),
      this.on(lapTimeTrust.accept, ({ params }) => noted('accept')(params.lapTimeId)),
      this.on(lapTimeTrust.hide, ({ params, body }) => noted(`hide for ${body.reason}`)(params.lapTimeId)),
      this.on(lapTimeTrust.restore, ({ params }) => noted('restore')(params.lapTimeId)),
      ...super.handlers(),
    ];
  }
}

let api: FakeTimes;
beforeEach(() => {
  api = new FakeTimes();
  api.install();
});

const open = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/downTimes" element={<DownTimesPage />} />
      <Route path="/userTimes/:username" element={<UserTimesPage />} />
    </Routes>,
  );

describe('the list of disputed times', () => {
  it('says of which car and track, whose, why it is doubted, and what would have been believed', async () => {
    const low = { kind: 'time', seconds: 65 } as const;
    const high = { kind: 'time', seconds: 72 } as const;
    api.lists['doubted'] = [time(1, { doubts: [{ kind: 'neighbours', expected: low, low, high }] })];
    open('/downTimes?list=doubted');
    const card = await screen.findByRole('article', { name: /Honda NSX/ });
    expect(within(card).getByText('1:01.00')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'noel' })).toHaveAttribute('href', '/userTimes/noel');
    expect(within(card).getByText('Far from the car’s other times')).toBeVisible();
    expect(within(card).getByText('predicted 1:05.00 to 1:12.00')).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('keeps in the address which list it is and how it is sorted', async () => {
    api.lists['doubted'] = [time(1)];
    const { user, where } = open('/downTimes?order=most-votes');
    expect(await screen.findByText('No downvoted times')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Far off' }));
    expect(await screen.findByText('1:01.00')).toBeVisible();
    expect(where()).toBe('/downTimes?order=most-votes&list=doubted');
    expect(api.questions).toEqual(['disputed most-votes', 'doubted most-votes']);
  });

  it('lets a moderator settle one, and take it back', async () => {
    api.lists['doubted'] = [time(1, { allowed: ['accept-lap-time', 'hide-lap-time'] })];
    const { user } = open('/downTimes?list=doubted');
    await user.click(await screen.findByRole('button', { name: 'Hide…' }));
    await user.click(screen.getByRole('button', { name: 'Wrong tune' }));
    expect(await screen.findByText('Times hidden: 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.settled).toEqual(['hide for wrong-tune 1', 'restore 1']));
  });

  it('shows what will be done to several at once, and leaves out those with which it cannot be done', async () => {
    const both = time(1, { allowed: ['accept-lap-time', 'hide-lap-time'] });
    const rest = time(2, { allowed: ['hide-lap-time'] });
    api.lists['doubted'] = [both, rest];
    // The page caches what another test has loaded: another order is another list.
    const { user } = open('/downTimes?list=doubted&order=oldest');
    for (const box of await screen.findAllByRole('checkbox', { name: 'Select Honda NSX' })) await user.click(box);
    const bar = await screen.findByRole('region', { name: 'Selected: 2' });
    await user.click(within(bar).getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm these times?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(within(dialog).getByText('Skipped, because this is not possible: 1')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.settled).toEqual(['accept 1']));
    expect(screen.queryByRole('region', { name: /Choice saved/ })).toBeNull();
  });
});

describe('the times of a person', () => {
  it('shows how they fared', async () => {
    api.lists['noel'] = [time(3, { fare: 'accepted' })];
    open('/userTimes/noel');
    expect(await screen.findByRole('heading', { name: 'Times of noel' })).toBeVisible();
    expect(await screen.findByText('50%')).toBeVisible();
    expect(screen.getByText('confirmed')).toBeVisible();
  });

  it('lead staff to all that the person did', async () => {
    api.signedIn = true;
    api.mod = true;
    open('/userTimes/noel');
    expect(await screen.findByRole('link', { name: 'In the site log' })).toHaveAttribute('href', '/history?actor=n');
  });

  it('stand below what they contributed, and the person can be reported', async () => {
    const { user } = open('/userTimes/noel');
    expect(await screen.findByText('Member since 2024 · Patron, tier 3')).toBeVisible();
    expect(screen.getByText('Contributions').nextSibling).toHaveTextContent('12');
    expect(screen.queryByText('Photos')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Report: noel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report noel?' });
    await user.click(within(dialog).getByText('Insulting'));
    await user.type(within(dialog).getByRole('textbox'), 'In a note.');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(api.settled).toEqual(['report person n for insult: In a note.']));
  });

  it('can be appealed for where moderators hid them, once', async () => {
    api.lists['noel'] = [time(3, { dispute: 'hidden' }), time(4)];
    const { user } = open('/userTimes/noel');
    await user.click(await screen.findByRole('button', { name: 'Appeal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision?' });
    await user.click(within(dialog).getByRole('button', { name: 'Appeal' }));
    expect(await within(dialog).findByText('Enter a short text.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), 'See the picture.');
    await user.click(within(dialog).getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('Your appeal is waiting')).toBeVisible();
    expect(api.settled).toEqual(['appeal 3: See the picture.']);
  });

  it('says that there are none', async () => {
    open('/userTimes/ines');
    expect(await screen.findByText('ines has not submitted any times.')).toBeVisible();
  });
});
