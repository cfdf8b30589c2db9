import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { history } from '#contracts';
import type { HistoryEntry, ItemHistory, LogEntry } from '#contracts';
import { changeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { HistoryPages } from './history-pages.tsx';

const id = (nr: number) => `9d0e4f7a-1b2c-4d3e-8f4a-0b1c2d3e4fb${nr}`;
const ada = { as: 'person', userId: 'ada', name: 'Ada' } as const;
const entry = (nr: number, more: Partial<HistoryEntry>): HistoryEntry => ({
  id: id(nr),
  act: 'corrected',
  at: `2026-03-0${nr}T12:00:00.000Z`,
  by: ada,
  about: null,
  reason: null,
  note: null,
  changes: [],
  undo: null,
  ...more,
});
const entries = [
  entry(3, { act: 'retired', by: { as: 'team', userId: null, name: null }, reason: 'ended' }),
  entry(2, { reason: 'correction', note: 'Seen in the game.', changes: [{ name: 'rqLimit', was: 100, is: 90 }] }),
  entry(1, { act: 'created', changes: [{ name: 'status', was: null, is: 'open' }] }),
];
const logged: LogEntry = {
  id: id(2),
  kind: 'challenge',
  itemId: 'skyline',
  title: null,
  act: 'corrected',
  at: entries[1]!.at,
  by: ada,
  reason: 'correction',
};

class HistoryApi extends FakeApi {
  readonly queries: string[] = [];
  found: HistoryEntry[] = entries;

  protected override handlers() {
    const answer =
      (sight: ItemHistory['sight']) =>
      ({
        params,
        query,
      }: {
        params: { kind: ItemHistory['kind']; itemId: string };
        query: { at?: string | undefined; act?: string | undefined };
      }) => {
        this.queries.push(`${sight} ${params.kind} ${params.itemId} ${query.act ?? ''}`);
        const items = this.found.filter(({ act }) => query.act === undefined || act === query.act);
        const at = entries.find((one) => one.id === query.at);
        return {
          ...params,
          title: 'Skyline',
          sight,
          total: items.length,
          items,
          actors: [ada],
          acts: ['retired', 'corrected', 'created'] as const,
          at: at
            ? {
                entry: at,
                facts: [
                  { name: 'rqLimit', is: 90 },
                  { name: 'carIds', is: ['Mini'] },
                ],
              }
            : null,
        } as ItemHistory;
      };
    return [
      this.on(history.one, answer('public')),
      this.on(history.whole, answer('all')),
      this.on(history.undo, ({ params: { kind, itemId, entryId } }) => {
        this.queries.push(`undo ${kind} ${itemId} ${entryId}`);
        this.found = entries;
        return { id: itemId, position: 9, views: ['audit-log'] };
      }),
      this.on(history.log, ({ query }) => {
        this.queries.push(`log ${query.kind ?? ''}`);
        return { items: [logged] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: HistoryApi;
beforeEach(() => {
  localStorage.clear();
  changeSettings({ deck: null });
  api = new HistoryApi();
  api.cars = [testCar('Mini', { name: 'Mini Cooper' })];
  api.install();
});

const show = (path = '/history/challenge/skyline') =>
  renderAt(
    path,
    <Routes>
      <Route path="/history/:kind/:itemId" element={<HistoryPages />} />
      <Route path="/history" element={<HistoryPages />} />
    </Routes>,
  );
const entryOf = async (act: string) => (await screen.findByText(act, { selector: 'b' })).closest('li')!;

describe('the history of an item', () => {
  it('tells everybody each act with who did it, why, and what it was before', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'History: Skyline' })).toBeVisible();
    const corrected = within(await entryOf('Corrected'));
    expect(corrected.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/userTimes/Ada');
    expect(corrected.getByText('Correction')).toBeVisible();
    expect(corrected.getByText('Seen in the game.')).toBeVisible();
    expect(corrected.getByText('100').closest('s')).not.toBeNull();
    expect(corrected.getByText('90')).toBeVisible();
    expect(within(await entryOf('Retired')).getByText('staff')).toBeVisible();
    expect(api.queries.every((one) => one.startsWith('public'))).toBe(true);
  });

  it('tells hints, regions and rewards in words', async () => {
    const facts = {
      hints: [['low'], ['4wd']],
      regions: [{ region: 'europe' }],
      rewards: [{ kind: 'renown', amount: 5 }],
    };
    const changes = Object.entries(facts).map(([name, is]) => ({ name, was: null, is }));
    api.found = [entry(1, { act: 'created', changes })];
    show();
    const created = await entryOf('Created');
    await waitFor(() => expect(created).toHaveTextContent('HintsLow4WD'));
    expect(created).toHaveTextContent('Europe');
    expect(created).toHaveTextContent('Renown · 5');
  });

  it('shows the item as it was after an entry, and leads to the ones beside it', async () => {
    const { user } = show();
    await user.click(within(await entryOf('Corrected')).getByRole('link', { name: /Show version after this/ }));
    const then = within(await screen.findByRole('region', { name: /^Version of/ }));
    expect(then.getByText('Mini Cooper')).toBeVisible();
    expect(then.getByRole('link', { name: 'Previous entry' })).toHaveAttribute('href', expect.stringContaining(id(1)));
    expect(then.getByRole('link', { name: 'Next entry' })).toHaveAttribute('href', expect.stringContaining(id(3)));
    await user.click(then.getByRole('link', { name: 'Back to current' }));
    expect(screen.queryByRole('region', { name: /^Version of/ })).toBeNull();
  });

  it('is asked for whole by staff, narrowed to what the address says, and may have nothing that fits', async () => {
    api.mod = true;
    api.found = [];
    show('/history/challenge/skyline?act=retired');
    expect(await screen.findByText('No matching entries')).toBeVisible();
    expect(api.queries).toContain('all challenge skyline retired');
    expect(api.queries.some((one) => one.startsWith('public'))).toBe(false);
  });

  it('is asked of what is one’s own as anybody asks, also by staff', async () => {
    api.mod = true;
    show('/history/garage/user-1');
    await entryOf('Corrected');
    expect(new Set(api.queries.map((one) => one.split(' ')[0]))).toEqual(new Set(['public']));
  });
});

describe('the log of the site', () => {
  it('leads moderators from each act to its place in the history of the item', async () => {
    api.mod = true;
    const { user } = show('/history');
    expect(await screen.findByRole('link', { name: 'skyline' })).toHaveAttribute(
      'href',
      `/history/challenge/skyline?at=${id(2)}`,
    );
    await user.click(screen.getByRole('button', { name: 'Challenges' }));
    await screen.findByRole('link', { name: 'skyline' });
    expect(api.queries).toContain('log challenge');
  });

  it('is not for others', async () => {
    show('/history');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(api.queries).toEqual([]);
  });
});

describe('a decision in a history', () => {
  it('is undone by those whom the server lets, once they confirm it', async () => {
    api.mod = true;
    api.found = [entry(4, { act: 'review-declined', undo: 'review' }), ...entries];
    const { user } = show();
    await user.click(within(await entryOf('Review: declined')).getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this decision?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Review: declined', { selector: 'b' })).toBeNull());
    expect(api.queries).toContain(`undo challenge skyline ${id(4)}`);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
