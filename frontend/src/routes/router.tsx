import { createBrowserRouter, Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { siteMap } from './site-map.ts';
import type { SiteRoute } from './site-map.ts';

// The kit on one page is for those who build screens: a production build has neither the address nor the code.
const kit: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('./ui/ui.page.tsx')).UiPage }) }]
  : [];

/** Pages of ours that the specification has no route for. */
const ours: RouteObject[] = [
  { path: pages.account, lazy: async () => ({ Component: (await import('./account/account.page.tsx')).AccountPage }) },
  { path: pages.privacy, lazy: async () => ({ Component: (await import('./privacy/privacy.page.tsx')).PrivacyPage }) },
  {
    path: pages.closeAccount,
    lazy: async () => ({ Component: (await import('./privacy/close-account.page.tsx')).CloseAccountPage }),
  },
  { path: pages.admin, lazy: async () => ({ Component: (await import('./admin/admin.page.tsx')).AdminPage }) },
];

const home = <Navigate to={pages.records} replace />;

/** The first address of a route bears its name; a route without a page leads home. */
function routesOf({ name, paths, page }: SiteRoute): RouteObject[] {
  return paths.map((path, index) => ({
    id: index === 0 ? name : `${name}:${path}`,
    path,
    ...(page ? { lazy: page } : { element: home }),
  }));
}

/** Every page, each in a chunk of its own; any other address leads home. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    HydrateFallback: () => null,
    children: [...(siteMap as readonly SiteRoute[]).flatMap(routesOf), ...ours, ...kit, { path: '*', element: home }],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
