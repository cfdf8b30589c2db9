import { screen, waitFor, within } from '@testing-library/react';
import { type PlanBulkActionBody, type BulkActionEntry, bulkActions } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { BulkActionsPage } from './bulk-actions.page.tsx';

const person = (name: string) => ({ as: 'person', userId: name.toLowerCase(), name }) as const;
const sweep = (more: Partial<BulkActionEntry>): BulkActionEntry => ({
  id: '7a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3e7001',
  act: 'hide-times',
  status: 'waiting',
  person: person('Meg'),
  plannedBy: person('Mona'),
  confirmedBy: null,
  from: null,
  to: null,
  undoes: null,
  reason: 'abuse',
  text: 'All made up.',
  at: '2026-05-01T10:00:00.000Z',
  total: 40,
  taken: 0,
  left: 0,
  others: 1,
  allowed: ['confirm-sweep', 'withdraw-sweep'],
  ...more,
});

class SweepApi extends FakeApi {
  override mod = true;
  found: BulkActionEntry[] = [];
  looked: { others?: number; waits?: boolean } = {};
  readonly said: unknown[] = [];
  protected override handlers() {
    const done = { id: 'x', position: 1, views: ['bulk-actions'] };
    return [
      this.on(bulkActions.list, () => ({ items: this.found })),
      this.on(bulkActions.preview, () => {
        const at = '2026-04-01T10:00:00.000Z';
        const item = { kind: 'cell', itemId: 'Mini|111|tRoad_a00|t1', entryId: 't1', act: 'submitted', at } as const;
        return {
          person: person('Meg'),
          total: 120,
          items: [item],
          left: 0,
          leftItems: [],
          others: 1,
          waits: true,
          ...this.looked,
        };
      }),
      this.on(bulkActions.plan, ({ body }) => {
        this.said.push(body);
        this.found = [sweep({ allowed: ['withdraw-sweep'] })];
        return done;
      }),
      this.on(bulkActions.confirm, ({ params }) => {
        this.said.push(params);
        this.found = [sweep({ status: 'running', confirmedBy: person('Nils'), taken: 20, allowed: [] })];
        return done;
      }),
      ...super.handlers(),
    ];
  }
}

let api: SweepApi;
beforeEach(() => {
  api = new SweepApi();
  api.cars = [testCar('Mini', { name: 'Mini Cooper' })];
  api.install();
});
const show = (path = '/admin/bulk') => renderAt(path, <BulkActionsPage />);

describe('what is done to many things at once', () => {
  it('is shown first, and proposed then; what was entered stays while one goes back', async () => {
    const { user } = show();
    expect(await screen.findByText('No bulk actions yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start a bulk action' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a bulk action' }));
    expect(dialog.queryByText('Undo a staff member’s actions')).toBeNull();
    await user.type(dialog.getByLabelText('Name'), 'Meg');
    await user.click(dialog.getByText('Abuse'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/^Mini Cooper · 111/)).toBeVisible();
    expect(dialog.getByText('119 more')).toBeVisible();
    expect(dialog.getByText('It starts once another moderator agrees.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Meg');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(await dialog.findByRole('button', { name: 'Propose for 120' }));
    const said: PlanBulkActionBody = { act: 'hide-times', name: 'Meg', reason: { code: 'abuse' } };
    await waitFor(() => expect(api.said).toEqual([said]));
    expect(await screen.findByText(/Hide all times of a player: Meg/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at the field that nobody has this name', async () => {
    api.failures.set('/api/v1/bulk-actions/preview', 'user-unknown');
    const { user } = show('/admin/bulk?name=Nobody');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a bulk action' }));
    await user.click(dialog.getByText('Abuse'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/This user does not exist/));
    expect(dialog.getByLabelText('Name')).toHaveValue('Nobody');
  });

  it('begins once another agrees, and says how far it is', async () => {
    api.found = [sweep({})];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start this?' }));
    await user.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText(/agreed: Nils/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '20 / 40');
    expect(api.said).toEqual([{ sweepId: sweep({}).id }]);
  });

  it('says where nobody else could agree: an admin decides alone, a moderator waits', async () => {
    api.found = [sweep({ others: 0 })];
    api.looked = { others: 0, waits: false };
    const { user } = show();
    expect(await screen.findByText(/^No other staff member can agree to this now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start a bulk action' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a bulk action' }));
    await user.type(dialog.getByLabelText('Name'), 'Meg');
    await user.click(dialog.getByText('Abuse'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/As an admin, you decide alone/)).toBeVisible();
  });
});
