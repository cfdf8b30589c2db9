import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageError, ShellError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { queueRoutes } from './queue/queue-routes.ts';
import { siteRoutes } from './site-routes.tsx';
import { staffCarRoutes } from './staff-cars/staff-car-routes.ts';
import { toolPageOf } from './tool-page-of.ts';

// The kit on one page is for those who build screens: a production build has neither the address nor the code.
const kit: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('./ui/ui.page.tsx')).UiPage }) }]
  : [];

/** Pages of ours that the specification has no route for. */
const ours: RouteObject[] = [
  { path: pages.car, lazy: async () => ({ Component: (await import('./car/car.page.tsx')).CarPage }) },
  { path: pages.bestOf, lazy: toolPageOf('BestOf') },
  {
    path: pages.usefulness,
    lazy: toolPageOf('Usefulness'),
  },
  { path: pages.templates, lazy: toolPageOf('Templates') },
  { path: pages.decks, lazy: toolPageOf('Decks') },
  { path: pages.match, lazy: async () => ({ Component: (await import('./match/match.page.tsx')).MatchPage }) },
  { path: pages.account, lazy: async () => ({ Component: (await import('./account/account.page.tsx')).AccountPage }) },
  { path: pages.privacy, lazy: async () => ({ Component: (await import('./privacy/privacy.page.tsx')).PrivacyPage }) },
  {
    path: pages.closeAccount,
    lazy: async () => ({ Component: (await import('./privacy/close-account.page.tsx')).CloseAccountPage }),
  },
  ...queueRoutes,
  { path: pages.admin, lazy: async () => ({ Component: (await import('./admin/admin.page.tsx')).AdminPage }) },
  ...staffCarRoutes,
  {
    path: pages.adminVersions,
    lazy: async () => ({ Component: (await import('./admin/versions/versions.page.tsx')).VersionsPage }),
  },
];

/** Every page, each in a chunk of its own. A page that breaks leaves the shell around it, which has an error page too. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ShellError />,
    HydrateFallback: () => null,
    children: [{ errorElement: <PageError />, children: [...siteRoutes, ...ours, ...kit] }],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
