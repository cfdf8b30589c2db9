import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { site } from '#contracts';
import type { SiteStatus } from '#contracts';
import { Refusal } from '../../../test/answering.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { closeSnack } from '../../../ui/snack/snacks.ts';
import { StatusPage } from '../../status/status.page.tsx';
import { RunSitePage } from './run-site.page.tsx';

const at = '2026-03-01T10:00:00.000Z';

class FakeSite extends FakeApi {
  admin = true;
  readonly switched: unknown[] = [];
  status: SiteStatus = {
    at,
    parts: [
      { part: 'reading', state: 'works' },
      { part: 'news', state: 'slow' },
    ],
    backup: null,
    drill: null,
    notices: null,
    incidents: [],
  };

  protected override whoAsks() {
    return { ...super.whoAsks(), admin: this.admin, mod: this.admin };
  }

  protected override handlers(): HttpHandler[] {
    const written = (id: string) => {
      this.position += 1;
      return { id, position: this.position, views: ['site', 'incidents'] };
    };
    return [
      this.on(site.status, () => this.status),
      this.on(site.switch, ({ params: { feature }, body }) => {
        if (feature === 'votes') return new Refusal('feature-unchanged');
        this.switched.push({ feature, ...body });
        this.notices = { ...this.notices, off: [feature] };
        return written(feature);
      }),
      this.on(site.openIncident, ({ body: { impact, parts, text } }) => {
        const told = [{ stage: 'opened', at, text } as const];
        const opened = { incidentId: 'i1', status: 'open', impact, parts, openedAt: at, closedAt: null, told } as const;
        this.status = { ...this.status, incidents: [opened] };
        return written('i1');
      }),
      ...super.handlers(),
    ];
  }
}

let api: FakeSite;
beforeEach(() => {
  api = new FakeSite();
  api.install();
});
afterEach(closeSnack);

describe('the page from which the site is run', () => {
  it('leads to what is done with the installation', async () => {
    renderAt('/admin/site', <RunSitePage />);
    const link = await screen.findByRole('link', { name: 'Operations' });
    expect(link).toHaveAttribute('href', '/admin?part=operations');
  });

  it('switches off what members write, for a reason', async () => {
    const { user } = renderAt('/admin/site', <RunSitePage />);
    await user.click(await screen.findByRole('button', { name: 'Turn off: New times' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off: New times?' });
    await user.click(within(dialog).getByRole('button', { name: 'Technical fault' }));
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn on: New times' })).toBeVisible();
    expect(api.switched).toEqual([{ feature: 'times', on: false, reason: { code: 'fault' } }]);
  });

  it('says what refused it', async () => {
    const { user } = renderAt('/admin/site', <RunSitePage />);
    await user.click(await screen.findByRole('button', { name: 'Turn off: Votes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off: Votes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Technical fault' }));
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await within(dialog).findByText('It is already set like this.')).toBeVisible();
  });

  it('tells of an incident, once it is said what is affected', async () => {
    const { user } = renderAt('/admin/site', <RunSitePage />);
    await user.click(await screen.findByRole('button', { name: 'Report an incident' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report an incident' });
    const send = within(dialog).getByRole('button', { name: 'Report an incident' });
    await user.type(within(dialog).getByLabelText('Text for visitors'), 'Times come late.');
    await user.click(send);
    expect(api.asked('/api/v1/incidents')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Live updates' }));
    await user.click(send);
    expect(await screen.findByRole('article')).toHaveTextContent('Partial outage · Live updates');
    expect(screen.getByRole('button', { name: 'Resolve' })).toBeVisible();
  });

  it('is for admins', async () => {
    api.admin = false;
    renderAt('/admin/site', <RunSitePage />);
    expect(await screen.findByText('Only admins can see this page.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Turn off/ })).toBeNull();
  });
});

describe('the page of the status', () => {
  it('tells everybody how each part is, and that there were no incidents', async () => {
    api.signedIn = false;
    renderAt('/status', <StatusPage />);
    expect(await screen.findByText('Some parts have problems')).toBeVisible();
    expect(screen.getByText('Slow')).toBeVisible();
    expect(screen.getByText('No incidents so far')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Manage site' })).toBeNull();
  });

  it('says so where incidents cannot be read', async () => {
    api.status = { ...api.status, incidents: null };
    renderAt('/status', <StatusPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incidents cannot be loaded right now.');
  });
});
