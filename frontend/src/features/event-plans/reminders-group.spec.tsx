import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { RemindersGroup } from './reminders-group.tsx';

const PLAN = '/api/v1/me/event-reminders';
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.install();
});

const show = () => renderAt('/account', withoutRetry(<RemindersGroup confirmed />));
const settings = () => api.eventPlan.plan.settings;

describe('reminders of events', () => {
  it('are set in their ways, lead time and quiet hours, each at once', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('switch', { name: 'By email' }));
    await waitFor(() => expect(settings()?.ways).toEqual(['app', 'mail']));
    await user.click(screen.getByRole('button', { name: '3 hours' }));
    await waitFor(() => expect(settings()?.leadMinutes).toBe(180));
    await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(settings()?.quiet).toEqual({ from: '22:00', to: '07:00' }));
    expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('22:00');
    for (const way of ['By email', 'In the app']) await user.click(screen.getByRole('switch', { name: way }));
    expect(await screen.findByText('Reminders are off.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '3 hours' })).toBeNull();
  });

  it('are of kinds and of single events, which can be forgotten and had back', async () => {
    api.eventPlan.choose({ choice: { event: 'coast' }, isWanted: true, timeZone: 'UTC' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Endurance' }));
    await waitFor(() => expect(api.eventPlan.plan.kinds).toEqual(['endurance']));
    const list = within(screen.getByRole('list', { name: 'Chosen events' }));
    await user.click(list.getByRole('button', { name: 'Remove coast' }));
    expect(await screen.findByText(/Choose types here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'coast' })).toBeVisible();
  });

  it('say why nothing was changed', async () => {
    const { user } = show();
    const mail = await screen.findByRole('switch', { name: 'By email' });
    api.failures.set(`${PLAN}/channels`, 'store-unavailable');
    await user.click(mail);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot save at the moment.');
    expect(mail).not.toBeChecked();
  });
});

it('a calendar of one’s own is had, renewed and revoked after asking', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByText(/event-calendars\/x+1\.ics/)).toBeVisible();
  const confirm = async (act: string) => {
    await user.click(screen.getByRole('button', { name: act }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }));
  };
  await confirm('New address');
  expect(await screen.findByText(/event-calendars\/x+2\.ics/)).toBeVisible();
  await confirm('Revoke');
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeVisible();
});
