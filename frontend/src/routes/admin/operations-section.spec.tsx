import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { type InstallationStatus, operations, type OperationDto, type ViewStatusDto } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { closeSnack } from '../../ui/snack/snacks.ts';
import { AdminPage } from './admin.page.tsx';

const view = (name: string, more: Partial<ViewStatusDto> = {}): ViewStatusDto => ({
  name,
  version: 2,
  known: true,
  position: 1_200,
  behind: 0,
  rate: null,
  secondsLeft: null,
  workedBy: 'api',
  parkedCount: 0,
  parked: [],
  trouble: null,
  aside: null,
  ...more,
});
const operation = (more: Partial<OperationDto> = {}): OperationDto => ({
  operationId: '6b0e7c52-93ac-4c0d-9b51-2f6a1c0d7e11',
  act: 'rebuild',
  target: 'records',
  by: { userId: 'user-1', name: 'Mira' },
  reason: 'repair',
  begunAt: '2026-11-23T12:00:00.000Z',
  status: 'running',
  endedAt: null,
  outcome: null,
  figures: {},
  ...more,
});

class FakeInstallation extends FakeApi {
  status: InstallationStatus = {
    logId: 'log',
    head: 1_200,
    views: [
      view('cars'),
      view('records', {
        parkedCount: 1,
        parked: [{ key: 'r|1', position: 7, error: 'it broke' }],
        aside: { position: 900, kind: 'before' },
      }),
    ],
    sampled: null,
    running: [],
    lastBackup: null,
    lastDrill: null,
  };
  done: OperationDto[] = [];
  readonly sent: object[] = [];

  protected override handlers(): HttpHandler[] {
    const written = (sent: object) => {
      this.sent.push(sent);
      this.position += 1;
      return { id: 'o', position: this.position, views: ['operations'] };
    };
    return [
      this.on(operations.status, () => this.status),
      this.on(operations.list, () => ({ items: this.done })),
      this.on(operations.begin, ({ body }) => written(body)),
      this.on(operations.pause, ({ body }) => written({ how: 'pause', ...body })),
      this.on(operations.halt, ({ body }) => written({ how: 'halt', ...body })),
      ...super.handlers(),
    ];
  }
}

let api: FakeInstallation;
beforeEach(() => {
  api = new FakeInstallation();
  api.install();
});
afterEach(closeSnack);

const open = () => renderAt('/admin?part=operations', <AdminPage />);

describe('the page of the installation', () => {
  it('shows first the view that somebody should look at, and what it has parked', async () => {
    const { user } = open();
    const views = within(await screen.findByRole('region', { name: 'Views' })).getAllByRole('listitem');
    expect(views[0]).toHaveTextContent('records');
    await user.click(screen.getByText('Parked events: 1'));
    expect(screen.getByText(/r\|1 @ 7: it broke/)).toBeVisible();
    expect(screen.getByText('Last backup').parentElement).toHaveTextContent('never');
    expect(screen.getByText('No operations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage site' })).toHaveAttribute('href', '/status/run');
  });

  it('says what samples of views found, those first that differ', async () => {
    const one = { views: ['records', 'cell-history'], compared: 40, unequal: [] };
    const equalities = [
      { ...one, name: 'times-of-cell' },
      { ...one, name: 'current-time', unequal: ['nsx|323|tRoad_a00'] },
    ];
    api.status = { ...api.status, sampled: { at: '2026-11-23T12:00:00.000Z', equalities } };
    const { user } = open();
    const told = within(await screen.findByRole('region', { name: 'Views compared' })).getAllByRole('listitem');
    expect(told[0]).toHaveTextContent('current-time');
    expect(screen.getByText('equal: 40')).toBeVisible();
    await user.click(screen.getByText('Different: 1'));
    expect(screen.getByText('nsx|323|tRoad_a00')).toBeVisible();
  });

  it('asks why before it does something with a view, and sends that', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Roll back: records' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back: records' }));
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Incident' }));
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('Started. Follow the progress here.')).toBeVisible();
    expect(api.sent).toEqual([{ act: 'switch', target: 'records', reason: 'incident' }]);
  });

  it('shows how far it is, lets it wait, and says where nobody works at it any more', async () => {
    const progress = { view: 'records', position: 300, of: 1_200, secondsLeft: 9 };
    const left = operation({ operationId: '6b0e7c52-93ac-4c0d-9b51-2f6a1c0d7e12', act: 'verify', target: 'all' });
    api.status = {
      ...api.status,
      running: [
        { operation: operation(), progress },
        { operation: left, progress: null },
      ],
    };
    const { user } = open();
    expect(await screen.findByRole('progressbar', { name: 'records' })).toHaveAttribute('value', '0.25');
    expect(screen.getByText(/This operation is no longer running/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Routine' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Request sent. It takes a second.')).toBeVisible();
    expect(api.sent).toEqual([{ how: 'pause', reason: 'routine' }]);
  });

  it('lists what was done, with its result, and what needs the command line', async () => {
    api.done = [
      operation({ act: 'drill', target: null, by: null, status: 'ended', outcome: 'wrong', figures: { seconds: 12 } }),
    ];
    open();
    const done = await screen.findByRole('region', { name: 'Recent operations' });
    expect(await within(done).findByText('Restore drill')).toBeVisible();
    expect(done).toHaveTextContent(/found problems.*the command line/);
    expect(screen.getByText('npm run ops -- drill FOLDER')).toBeVisible();
  });
});
