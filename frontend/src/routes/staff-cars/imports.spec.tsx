import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { FakeImports } from '../../test/fake-imports.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { closeSnack } from '../../ui/snack/snacks.ts';
import { ImportPage } from './import.page.tsx';
import { ImportsPage } from './imports.page.tsx';

let api: FakeImports;
beforeEach(() => {
  api = new FakeImports();
  api.cars = [testCar('Twin_A', { name: 'Twin' }), testCar('Twin_B', { name: 'Twin S', year: 2001 })];
  api.install();
});
afterEach(closeSnack);

const at = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/admin/imports" element={<ImportsPage />} />
      <Route path="/admin/imports/:importId" element={<ImportPage />} />
    </Routes>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('imports for moderators', () => {
  it('are listed with who began them and what waits, and open', async () => {
    const { user, where } = at('/admin/imports');
    const row = await screen.findByRole('row', { name: /2026-2/ });
    expect(row).toHaveTextContent(/RQ sheet, version 26.*the command line.*Rows to resolve/);
    await user.click(await button('2026-2'));
    expect(where()).toBe('/admin/imports/2026-2');
    expect(await screen.findByRole('heading', { name: 'Import 2026-2' })).toBeVisible();
  });

  it('have a row settled by one press, and the press taken back', async () => {
    const { user } = at('/admin/imports/2026-2');
    await user.click(await button('Choose Brandt Twin 1999'));
    expect(await screen.findByText('Row 7 resolved.')).toBeVisible();
    expect(api.settlings).toEqual([{ row: 7, carId: 'Twin_A', reason: { code: 'same-car' }, seen: 3 }]);
    expect(await screen.findByText('No rows to resolve')).toBeVisible();
    await user.click(await button('Undo'));
    expect(await screen.findByText('Row 7 reopened.')).toBeVisible();
    await user.click(await button('Choose Brandt Twin S 2001'));
    await screen.findByText('No rows to resolve');
    expect(api.settlings.at(-1)).toMatchObject({ carId: 'Twin_B', reason: { code: 'other-spelling' } });
  });

  it('have a row that tells of a new car, named as the row says unless it is written otherwise', async () => {
    const { user } = at('/admin/imports/2026-2');
    await user.click(await button('A new car'));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Add car' }));
    expect(api.settlings).toEqual([]);
    await user.type(name, 'Twin Three');
    await user.click(within(dialog).getByRole('button', { name: 'Add car' }));
    await screen.findByText('Row 7 resolved.');
    expect(api.settlings).toMatchObject([
      { carId: 'none', newCar: { name: 'Twin Three', brand: 'Brandt', year: 1999 } },
    ]);
  });

  it('tell what was settled and by whom, take it back, and tell what was refused', async () => {
    const { user } = at('/admin/imports/2026-2');
    await user.click(await button('Skip'));
    await screen.findByText('No rows to resolve');
    await user.click(screen.getByRole('radio', { name: 'Resolved 1' }));
    expect(await screen.findByText('Skipped')).toBeVisible();
    expect(screen.getByText(/mira/)).toBeVisible();
    await user.click(await button('Undo row 7'));
    expect(await screen.findByText('No resolved rows')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Rejected 1' }));
    expect(await screen.findByText('rq "many" is not a number')).toBeVisible();
    expect(screen.getByText('Unknown car.')).toBeVisible();
  });

  it('are undone once it was seen what goes back and what stays', async () => {
    const { user } = at('/admin/imports/2026-2');
    await user.click(await button('Undo import'));
    const dialog = await screen.findByRole('dialog', { name: 'Undo import 2026-2?' });
    expect(await within(dialog).findByText('RQ stays: changed later by tomas')).toBeVisible();
    expect(within(dialog).getByText('RQ 76 → 75')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Undo import (2)' }));
    expect(
      await screen.findByText(/^Undone by mira, .* Cars restored: 2\. Cars that kept later changes: 1\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  it('are nothing for others', async () => {
    api.mod = false;
    at('/admin/imports');
    expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
  });
});
