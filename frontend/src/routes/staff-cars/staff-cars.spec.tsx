import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { FakeStaffCars } from '../../test/fake-staff-cars.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { NewCarPage } from './new-car.page.tsx';
import { StaffCarPage } from './staff-car.page.tsx';
import { StaffCarsPage } from './staff-cars.page.tsx';
import { WaitingCarPage } from './waiting-car.page.tsx';
import { WaitingCarsPage } from './waiting-cars.page.tsx';

let api: FakeStaffCars;
beforeEach(() => {
  api = new FakeStaffCars();
  api.cars = [testCar('Twin', { acceleration0to60s: 3.3, rq: 74, tags: ['Red'] })];
  api.install();
});

const at = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/admin/cars" element={<StaffCarsPage />} />
      <Route path="/admin/cars/new" element={<NewCarPage />} />
      <Route path="/admin/cars/:carId" element={<StaffCarPage />} />
      <Route path="/admin/waiting-cars" element={<WaitingCarsPage />} />
      <Route path="/admin/waiting-cars/:carId" element={<WaitingCarPage />} />
    </Routes>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('the form of a car', () => {
  it('marks what is changed, puts it back, and sends only what is otherwise, with a reason', async () => {
    const { user } = at('/admin/cars/Twin');
    await user.clear(await screen.findByRole('textbox', { name: 'RQ' }));
    await user.type(field('RQ'), '75');
    expect(screen.getByText('was 74')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'undo' }));
    expect(field('RQ')).toHaveValue('74');
    await user.clear(field('Handling'));
    await user.type(field('Handling'), '82');
    await user.click(save());
    expect(screen.getByText('Choose a reason.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correction' }));
    await user.click(save());
    expect(await screen.findByText('Saved: Twin')).toBeVisible();
    expect(api.revisions).toEqual([{ gameVersion: '26', figures: { handling: 82 }, reason: { code: 'correction' } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(api.revisions.at(-1)?.figures).toEqual({ handling: 90 });
    expect(field('Handling')).toHaveValue('90');
  });

  it('counts the MRA from a measured 0-100', async () => {
    const { user } = at('/admin/cars/Twin');
    await user.type(await screen.findByRole('textbox', { name: '0–100 measured, s' }), '6,93');
    expect(field('MRA')).toHaveValue('90.91');
  });

  it('refuses a figure out of range and offers the likely one', async () => {
    const { user } = at('/admin/cars/Twin');
    await user.clear(await screen.findByRole('textbox', { name: '0–60, s' }));
    await user.type(field('0–60, s'), '330');
    await user.click(save());
    expect(screen.getByText('Enter a value from 0.5 to 120.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 33' }));
    expect(field('0–60, s')).toHaveValue('33');
  });

  it('says what somebody else changed meanwhile, and keeps what was typed', async () => {
    const { user } = at('/admin/cars/Twin');
    await user.clear(await screen.findByRole('textbox', { name: 'Handling' }));
    await user.type(field('Handling'), '82');
    api.cars = [testCar('Twin', { acceleration0to60s: 3.3, rq: 76, tags: ['Red'] })];
    await user.click(screen.getByRole('button', { name: 'Correction' }));
    await user.click(save());
    expect(await screen.findByText(/Someone else changed this car: RQ 76/)).toBeVisible();
    expect(api.revisions[0]?.figures).toEqual({ handling: 82 });
    await user.click(screen.getByRole('button', { name: 'Load the latest version' }));
    expect(field('RQ')).toHaveValue('76');
  });

  it('tells who changed what, and why', async () => {
    const change = { gameVersion: '26', source: 'moderator', at: '2026-11-22T12:00:00.000Z' };
    api.history = [
      { ...change, reason: 'correction', by: 'tomas', text: 'As the game says.', changes: { handling: [89, 90] } },
    ];
    at('/admin/cars/Twin');
    const history = await screen.findByRole('region', { name: 'History' });
    expect(await within(history).findByText(/tomas/)).toBeVisible();
    expect(history).toHaveTextContent(/Version 26.*Handling 89 → 90.*Correction.*As the game says\./);
  });
});

describe('a car that waits', () => {
  it('is added with its name, brand and year', async () => {
    const { user, where } = at('/admin/cars/new');
    await user.click(await screen.findByRole('button', { name: 'Add car' }));
    expect(screen.getAllByText('This is required.')).toHaveLength(3);
    await user.type(field('Name'), 'Mini Two');
    await user.type(field('Brand'), 'Mini');
    await user.type(field('Year'), '2004');
    await user.click(screen.getByRole('button', { name: 'New in the game' }));
    await user.click(screen.getByRole('button', { name: 'Add car' }));
    expect(await screen.findByRole('heading', { name: 'Mini Two', level: 1 })).toBeVisible();
    expect(where()).toBe('/admin/waiting-cars/Mini%20Two_2004');
  });

  it('is approved only when what a car needs is known, and dismissed with a way back', async () => {
    const figures = { name: 'Mini Two', brand: 'Mini', year: 2004 };
    const pending = { carId: 'Two', status: 'pending', gameVersion: '26', figures, acts: [] } as const;
    api.waits({ ...pending, acts: [], completeness: 13, unknown: [], allowed: [] });
    const { user } = at('/admin/waiting-cars');
    await user.click(await screen.findByRole('button', { name: /Mini Two/ }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Dismissed: Mini Two')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('is nothing for others', async () => {
    api.mod = false;
    at('/admin/waiting-cars');
    expect(await screen.findByText('Only moderators can see this page.')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('what moderators keep', () => {
  it('is called by its area, which is one among the others', async () => {
    at('/admin/waiting-cars');
    expect(await screen.findByRole('heading', { name: 'Waiting cars', level: 1 })).toBeVisible();
    const areas = within(screen.getByRole('navigation', { name: 'Moderation' }));
    expect(areas.getByRole('link', { name: 'Waiting cars' })).toHaveAttribute('aria-current', 'page');
    expect(areas.getByRole('link', { name: 'Game versions' })).toBeVisible();
  });
});
