import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { openCarSheet } from '../../lib/navigation/car-sheet.ts';
import { FakeCars } from '../../test/fake-cars.ts';
import { testCar } from '../../test/test-car.ts';
import { CarLayer } from './car-layer.tsx';

let api: FakeCars;
beforeEach(() => {
  api = new FakeCars();
  api.cars = [testCar('kombi', { name: '560 Kombi' }), testCar('quick', { name: 'Quick One' })];
  api.install();
});

const show = (address: string) => {
  const element = (
    <>
      <h1>Below</h1>
      <Outlet />
      <CarLayer />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
};

describe('a car over a page', () => {
  it('comes at its address, changes to another one in place, and goes back to the page by closing', async () => {
    const { user, router } = show('/stuff?x=1');
    act(() => openCarSheet('kombi'));
    const dialog = await screen.findByRole('dialog', { name: 'Car' });
    expect(await within(dialog).findByTitle('560 Kombi')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/stuff', search: '?x=1', hash: '#car=kombi' });
    await user.click(await within(dialog).findByRole('link', { name: /Quick One/ }));
    expect(router.state.location.hash).toBe('#car=quick');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/stuff', search: '?x=1', hash: '' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays on the page where the address brought it', async () => {
    const { user, router } = show('/stuff#car=kombi&tune=332');
    expect(await screen.findByRole('radio', { name: '332' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/stuff', hash: '' }));
  });
});
