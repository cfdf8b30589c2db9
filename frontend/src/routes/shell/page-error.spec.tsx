import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { PageError } from './page-error.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

const frame = (
  <>
    <Link to="/broken">Into it</Link>
    <Outlet />
  </>
);
const routes = [
  {
    element: frame,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { path: '/', element: <p>Times</p> },
          { path: '/broken', Component: Broken },
        ],
      },
    ],
  },
];

describe('a page that breaks', () => {
  it('leaves what surrounds it, takes the focus, and has a way home', async () => {
    // React logs the error to the console.
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    await user.click(screen.getByRole('link', { name: 'Into it' }));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Into it' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Records' }));
    expect(await screen.findByText('Times')).toBeVisible();
    told.mockRestore();
  });
});
