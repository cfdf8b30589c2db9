import { screen, waitFor, within } from '@testing-library/react';
import { testPhoto } from '../../test/fake-photos.ts';
import { FakeQueue, testItem } from '../../test/fake-queue.ts';
import { renderAt } from '../../test/render.tsx';
import { Bell } from '../../features/queue/bell.tsx';
import { NotificationsPage } from './notifications.page.tsx';
import { QueuePage } from './queue.page.tsx';

const told = {
  id: 'e1',
  kind: 'car-photo',
  itemId: 'kombi|1',
  what: 'declined',
  at: '2026-01-02T00:00:00.000Z',
  subject: { name: 'Brandt Kombi', link: '/cars/kombi' },
  reason: 'unclear',
  text: 'By day, please.',
} as const;

let api: FakeQueue;
beforeEach(() => {
  localStorage.clear();
  api = new FakeQueue();
  api.items = [testItem('kombi|1', 'Brandt Kombi'), testItem('polo|2', 'Westmark Polo')];
  api.install();
});

describe('an item that changed while it was open', () => {
  it('is not decided on what was not read: the change is shown, and the reason that was chosen stays', async () => {
    const { user } = renderAt('/admin/queue', <QueuePage />);
    const item = await screen.findByRole('article', { name: 'Brandt Kombi' });
    await user.keyboard('1');
    api.version = 2;
    api.context = { kind: 'car-photo', photo: testPhoto({ status: 'pending', gameVersion: '27' }) };
    await user.keyboard('d');
    const change = await within(item).findByRole('alert', { name: 'This item changed while it was open.' });
    expect(within(change).getByText('27').tagName).toBe('INS');
    await user.keyboard('d');
    expect(api.decisions).toEqual([]);
    expect(within(item).getByRole('button', { name: /Decline/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(change).getByRole('button', { name: 'I have read the new version' }));
    await user.keyboard('d');
    expect(await screen.findByText('Declined: Brandt Kombi')).toBeVisible();
    expect(api.decisions).toEqual([{ itemId: 'kombi|1', outcome: 'declined', reason: { code: 'unclear' } }]);
  });
});

describe('the queue', () => {
  it('is decided by keys, and the next item comes at once', async () => {
    const { user } = renderAt('/admin/queue', <QueuePage />);
    expect(await screen.findByRole('article', { name: 'Brandt Kombi' })).toBeVisible();
    expect(screen.getByText('Half are decided within 3 hr, 90% within 19 hr.')).toBeVisible();
    await user.keyboard('d');
    expect(await screen.findByText('Choose a reason first.')).toBeVisible();
    expect(api.decisions).toEqual([]);
    await user.keyboard('1d');
    expect(await screen.findByRole('article', { name: 'Westmark Polo' })).toBeVisible();
    expect(await screen.findByText('Declined: Brandt Kombi')).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(api.decisions).toEqual([
      { itemId: 'kombi|1', outcome: 'declined', reason: { code: 'unclear' } },
      { itemId: 'polo|2', outcome: 'approved' },
    ]);
  });

  it('says who has an item, and offers what the server allows', async () => {
    const claim = { by: { userId: 'user-3', name: 'Tomas' }, until: '2999-01-01T00:00:00.000Z' };
    api.items = [testItem('kombi|1', 'Brandt Kombi', { claim, allowed: ['claim-item'] })];
    const { user } = renderAt('/admin/queue', <QueuePage />);
    const item = await screen.findByRole('article', { name: 'Brandt Kombi' });
    expect(within(item).getByText(/^Claimed by Tomas until/)).toBeVisible();
    expect(within(item).queryByRole('button', { name: /Approve/ })).toBeNull();
    await user.click(within(item).getByRole('button', { name: /Take over/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take over Brandt Kombi?' });
    await user.click(within(dialog).getByText('They are away'));
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    expect(await within(item).findByText(/^Yours until/)).toBeVisible();
  });

  it('says of an item that nobody, or only one, of the team may decide it, and an admin where to add somebody', async () => {
    api.items = [
      testItem('kombi|1', 'Brandt Kombi', { able: 0, allowed: [] }),
      testItem('polo|2', 'Westmark Polo', { able: 1 }),
      testItem('rapid|3', 'Adler Rapid', { able: 2 }),
    ];
    api.admin = true;
    const { user } = renderAt('/admin/queue', <QueuePage />);
    const note = async () => within(await screen.findByRole('article')).queryByRole('note');
    expect(await screen.findByText('No one can decide')).toBeVisible();
    expect(await note()).toHaveTextContent('No staff member can decide this.');
    expect(within((await note()) as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin');
    await user.click(screen.getByRole('button', { name: /Westmark Polo/ }));
    await waitFor(async () => expect(await note()).toHaveTextContent('Only one staff member can decide this.'));
    await user.click(screen.getByRole('button', { name: /Adler Rapid/ }));
    expect(await screen.findByRole('article', { name: 'Adler Rapid' })).toBeVisible();
    expect(await note()).toBeNull();
  });

  it('is decided by an admin on their own where none of the team may, once they said why', async () => {
    api.items = [testItem('kombi|1', 'Brandt Kombi', { able: 0, allowed: ['take-item-alone'] })];
    api.admin = true;
    const { user } = renderAt('/admin/queue', <QueuePage />);
    const item = await screen.findByRole('article', { name: 'Brandt Kombi' });
    expect(within(item).queryByRole('button', { name: /Approve/ })).toBeNull();
    await user.click(within(item).getByRole('button', { name: 'Decide alone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decide on Brandt Kombi alone?' });
    await user.click(within(dialog).getByRole('button', { name: 'Decide alone' }));
    expect(within(dialog).getByText('Enter a short text.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Why you decide alone'), 'Nobody else is here.');
    await user.click(within(dialog).getByRole('button', { name: 'Decide alone' }));
    expect(await within(item).findByRole('button', { name: /Approve/ })).toBeVisible();
    expect(api.alone).toEqual(['Nobody else is here.']);
  });

  it('is for moderators', async () => {
    api.mod = false;
    renderAt('/admin/queue', <QueuePage />);
    expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
  });
});

describe('what is beside and below the queue', () => {
  it('shows a doubted time beside what counts and what was expected', async () => {
    const [said, other] = [{ kind: 'time', seconds: 1 } as const, { kind: 'time', seconds: 80 } as const];
    const votes = { up: 0, down: 0, reasons: [] };
    const cell = { carId: 'kombi', tune: '332', trackCode: 'slalom_a00' };
    const time = { ...cell, lapTimeId: 'a', value: said, by: { userId: 'user-2', name: 'Ann' }, gameVersion: '26' };
    const current = { ...time, lapTimeId: 'b', value: other, at: told.at, source: 'typed' as const, votes };
    api.items = [testItem('kombi|332|slalom_a00|a', 'Brandt Kombi', { kind: 'lap-time' })];
    api.context = {
      kind: 'lap-time',
      review: {
        time: {
          ...time,
          at: told.at,
          fare: 'open',
          dispute: 'doubted',
          doubts: [{ kind: 'prediction', expected: other }],
          votes,
          car: null,
          allowed: [],
        },
        current: { ...current, state: 'stands', support: 'plain', allowed: [] },
        others: [],
        predicted: { value: other, low: { kind: 'time', seconds: 75 }, high: { kind: 'time', seconds: 85 } },
        near: [{ tune: '111', trackCode: 'slalom_a00', value: { kind: 'time', seconds: 82 } }],
        best: null,
        person: { name: 'Ann', trust: 0.5, accepted: 5, reversed: 0 },
      },
    };
    renderAt('/admin/queue', <QueuePage />);
    const item = await screen.findByRole('article', { name: 'Brandt Kombi' });
    expect(within(item).getByText('Far from the prediction')).toBeVisible();
    expect(within(item).getByRole('region', { name: 'Current time' })).toHaveTextContent('1:20.00');
    expect(within(item).getByText('predicted 1:15.00 to 1:25.00')).toBeVisible();
    expect(within(item).getByText('Trust: 50%')).toBeVisible();
    expect(within(item).getByRole('table', { name: 'The car’s other times' })).toHaveTextContent('1:22.00');
  });

  it('ends with how the team keeps up', async () => {
    const decided = { approved: 12, declined: 3, reversed: 1, wait: { half: 40, most: 190 } };
    api.figures = {
      kinds: [
        { kind: 'lap-time', waiting: 7, ...decided },
        { kind: 'round', waiting: 0, approved: 0, declined: 0, reversed: 0, wait: null },
      ],
      people: [{ by: { userId: 'user-3', name: 'Tomas' }, ...decided }],
    };
    renderAt('/admin/queue', <QueuePage />);
    const kinds = within(await screen.findByRole('table', { name: 'Type' })).getAllByRole('row');
    expect(kinds.slice(1).map(({ textContent }) => textContent)).toEqual(['Lap times7123140 min3 hr']);
    const people = screen.getByRole('table', { name: 'Moderator' });
    expect(within(people).getByRole('link', { name: 'Tomas' })).toHaveAttribute('href', '/userTimes/Tomas');
  });
});

describe('what one is told', () => {
  it('is counted beside the bell until it was read, and says why', async () => {
    api.told = [told];
    const { unmount } = renderAt('/', <Bell />);
    expect(await screen.findByRole('link', { name: 'Notifications, new: 1' })).toBeVisible();
    unmount();
    const page = renderAt('/notifications', <NotificationsPage />);
    expect(await screen.findByText('Brandt Kombi was declined')).toBeVisible();
    expect(screen.getByText('Blurred, dark or cut off')).toBeVisible();
    expect(screen.getByText('By day, please.')).toBeVisible();
    page.unmount();
    renderAt('/', <Bell />);
    expect(await screen.findByRole('link', { name: 'Notifications, new: 0' })).toBeVisible();
  });

  it('has one’s own items with their place, and a question answered', async () => {
    const question = { by: { userId: 'user-3', name: 'Tomas' }, at: told.at, text: 'Is it yours?' };
    const mine = testItem('kombi|1', 'Brandt Kombi', { question, allowed: ['answer-question'] });
    api.mine = [{ ...mine, place: 4 }];
    const { user } = renderAt('/notifications', <NotificationsPage />);
    expect(await screen.findByText(/Place 4 in the queue/)).toBeVisible();
    expect(screen.getByText('Is it yours?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer about Brandt Kombi' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer' }), 'Yes.');
    await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText(/Place 4 in the queue/)).toBeVisible();
    expect(api.answers).toEqual(['Yes.']);
  });
});
