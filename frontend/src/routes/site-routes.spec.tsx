import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { siteMap } from './site-map.ts';
import type { SiteRoute } from './site-map.ts';
import { siteRoutes } from './site-routes.tsx';

const withoutPage = (siteMap as readonly SiteRoute[]).filter(({ page }) => !page).flatMap(({ paths }) => paths);
const filled = (path: string) => path.replace(':username', 'mira');

const others = siteRoutes.filter(({ path }) => path !== '/');
const routes = [{ path: '/', element: <h1>Records</h1> }, ...others];

describe('a route of the specification without a page', () => {
  it.each(['/no/such/page', ...withoutPage.map(filled)])('%s leads to Records', async (address) => {
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const { findByRole } = render(<RouterProvider router={router} />);
    await findByRole('heading', { name: 'Records' });
    expect(router.state.location.pathname).toBe('/');
    // Back does not return to it.
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
