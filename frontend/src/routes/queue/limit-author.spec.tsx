import { screen, waitFor, within } from '@testing-library/react';
import { FakeQueue, testItem } from '../../test/fake-queue.ts';
import { renderAt } from '../../test/render.tsx';
import { QueuePage } from './queue.page.tsx';

describe('whoever holds an item', () => {
  it('limits its author for some days', async () => {
    const api = new FakeQueue();
    api.install();
    const claim = { by: { userId: 'user-1', name: 'mira' }, until: '2999-01-01T00:00:00.000Z' };
    api.items = [testItem('kombi|1', 'Brandt Kombi', { claim })];
    const { user } = renderAt('/admin/queue', <QueuePage />);
    await user.click(await screen.findByRole('button', { name: 'Limit account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limit the account of Ann?' });
    await user.click(within(dialog).getByText('3 days'));
    await user.click(within(dialog).getByText('Wrong times'));
    await user.click(within(dialog).getByRole('button', { name: 'Limit account' }));
    expect(await screen.findByText('Account limited: Ann')).toBeVisible();
    expect(api.limits).toEqual([{ userId: 'user-2', what: 'lap-times', days: 3, reason: { code: 'wrong-times' } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.ended).toEqual(['user-2 lap-times']));
  });
});
