import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { versions } from '#contracts';
import { Refusal } from '../../../test/answering.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { closeSnack } from '../../../ui/snack/snacks.ts';
import { VersionsPage } from './versions.page.tsx';

/** A server that releases what follows 26, and any other version once that is confirmed. */
class FakeVersions extends FakeApi {
  released: { gameVersion: string; confirmed?: true | undefined }[] = [];
  days: Record<string, string | null> = {};

  protected override handlers(): HttpHandler[] {
    const dayOf = (version: string) => ({ ...(this.days[version] && { releasedOn: this.days[version] }) });
    const brought = { carsReleased: 3, carsRevised: 12, fields: {} };
    const summary = (gameVersion: string) => ({ gameVersion, ...dayOf(gameVersion), ...brought });
    return [
      this.on(versions.list, () => ({
        items: ['24.2', '26', ...this.released.map(({ gameVersion }) => gameVersion)].map(summary),
      })),
      this.on(versions.release, ({ body }) => {
        const { gameVersion, confirmed } = body;
        const facts = { gameVersion, newest: '26', minor: '26.1', major: '27' };
        if (gameVersion !== '27' && !confirmed) return new Refusal('game-version-not-next', facts);
        this.released.push(body);
        this.position += 1;
        return { id: gameVersion, position: this.position, views: ['version-changes'] };
      }),
      this.on(versions.date, ({ params: { version }, body }) => {
        this.days[version] = body.releasedOn;
        this.position += 1;
        return { id: version, position: this.position, views: ['version-changes'] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: FakeVersions;
beforeEach(() => {
  api = new FakeVersions();
  api.mod = true;
  api.install();
});
afterEach(closeSnack);

const shown = () => {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => row.textContent);
};

async function enter(version: string) {
  const { user } = renderAt('/admin/versions', <VersionsPage />);
  await user.type(await screen.findByLabelText('Version'), version);
  await user.click(screen.getByRole('button', { name: 'Release' }));
  return user;
}

describe('the page of game versions', () => {
  it('lists them, the newest first, and releases the next one', async () => {
    await enter('27');
    await screen.findByText('Version 27 released.');
    expect(await screen.findByRole('cell', { name: '27' })).toBeVisible();
    expect(shown()).toEqual(['27Set312', '26Set312', '24.2Set312']);
    expect(screen.getByLabelText('Version')).toHaveValue('');
  });

  it('sets the day of a version that is out, and undoes it', async () => {
    api.days = { '26': '2026-03-03' };
    const { user } = renderAt('/admin/versions', <VersionsPage />);
    await user.click(await screen.findByRole('button', { name: 'Set: Release date of version 24.2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Release date of version 24.2' });
    await user.type(within(dialog).getByLabelText('Release date'), '2025-11-04');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved: release date of version 24.2');
    expect(await screen.findByText('Nov 4, 2025')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown()).toEqual(['26Mar 3, 2026Change312', '24.2Set312']));
    expect(api.days).toEqual({ '24.2': null, '26': '2026-03-03' });
  });

  it('takes a day away when the field is emptied', async () => {
    api.days = { '26': '2026-03-03' };
    const { user } = renderAt('/admin/versions', <VersionsPage />);
    await user.click(await screen.findByRole('button', { name: 'Change: Release date of version 26' }));
    const dialog = await screen.findByRole('dialog', { name: 'Release date of version 26' });
    await user.clear(within(dialog).getByLabelText('Release date'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved: release date of version 26');
    expect(api.days).toEqual({ '26': null });
  });

  it('asks before one that does not follow the newest, and does nothing when that is taken back', async () => {
    const user = await enter('62');
    const dialog = await screen.findByRole('dialog', { name: 'Release version 62 anyway?' });
    expect(within(dialog).getByText('62 does not follow 26. Next is 26.1 or 27.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.released).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Release' }));
    await user.click(await screen.findByRole('button', { name: 'Release 62' }));
    await screen.findByText('Version 62 released.');
    expect(api.released).toEqual([{ gameVersion: '62', confirmed: true }]);
  });

  it('sends nothing that is written like no version', async () => {
    await enter('v27');
    expect(screen.getByText('Write the game version like 26 or 24.1.')).toBeVisible();
    expect(api.asked('/api/v1/versions').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is for moderators', async () => {
    api.mod = false;
    renderAt('/admin/versions', <VersionsPage />);
    expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
    expect(screen.queryByLabelText('Version')).toBeNull();
  });
});
