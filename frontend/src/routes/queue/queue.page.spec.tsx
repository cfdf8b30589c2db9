import { screen, within } from '@testing-library/react';
import { FakeQueue, testItem } from '../../test/fake-queue.ts';
import { renderAt } from '../../test/render.tsx';
import { Bell } from '../../features/queue/bell.tsx';
import { NotificationsPage } from './notifications.page.tsx';
import { QueuePage } from './queue.page.tsx';

let api: FakeQueue;
beforeEach(() => {
  localStorage.clear();
  api = new FakeQueue();
  api.items = [testItem('kombi|1', 'Brandt Kombi'), testItem('polo|2', 'Westmark Polo')];
  api.install();
});

describe('the queue', () => {
  it('is decided by keys, and the next item comes at once', async () => {
    const { user } = renderAt('/admin/queue', <QueuePage />);
    expect(await screen.findByRole('article', { name: 'Brandt Kombi' })).toBeVisible();
    expect(screen.getByText('Half are decided within 3 hr, nine in ten within 19 hr.')).toBeVisible();
    await user.keyboard('d');
    expect(await screen.findByText('Choose a reason first.')).toBeVisible();
    expect(api.decisions).toEqual([]);
    await user.keyboard('1d');
    expect(await screen.findByRole('article', { name: 'Westmark Polo' })).toBeVisible();
    expect(await screen.findByText('Brandt Kombi is declined.')).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText('Nothing waits')).toBeVisible();
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
    expect(within(item).getByText(/^Tomas has it until/)).toBeVisible();
    expect(within(item).queryByRole('button', { name: /Approve/ })).toBeNull();
    await user.click(within(item).getByRole('button', { name: /Take over/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take over Brandt Kombi?' });
    await user.click(within(dialog).getByText('They are away'));
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    expect(await within(item).findByText(/^Yours until/)).toBeVisible();
  });

  it('is for moderators', async () => {
    api.mod = false;
    renderAt('/admin/queue', <QueuePage />);
    expect(await screen.findByText('This page is for moderators.')).toBeVisible();
  });
});

describe('what one is told', () => {
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
