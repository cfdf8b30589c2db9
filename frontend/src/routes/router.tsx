import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageError, ShellError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { siteRoutes } from './site-routes.tsx';
import { staffCarRoutes } from './staff-cars/staff-car-routes.ts';
import { lazyPage } from './lazy-page.ts';

// The kit on one page is for developers of screens: a production build has neither the address nor the code.
const kit: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('./ui/ui.page.tsx')).UiPage }) }]
  : [];

/** Pages of ours that the specification has no route for. */
const ours: RouteObject[] = [
  { path: pages.car, lazy: lazyPage('Car') },
  { path: pages.bestOf, lazy: lazyPage('BestOf') },
  { path: pages.usefulness, lazy: lazyPage('Usefulness') },
  { path: pages.templates, lazy: lazyPage('Templates') },
  { path: pages.decks, lazy: lazyPage('Decks') },
  { path: pages.round, lazy: lazyPage('Round') },
  { path: pages.match, lazy: lazyPage('Match') },
  { path: pages.challenge, lazy: lazyPage('Challenge') },
  { path: pages.notifications, lazy: lazyPage('Notifications') },
  { path: pages.account, lazy: lazyPage('Account') },
  { path: pages.privacy, lazy: lazyPage('Privacy') },
  { path: pages.closeAccount, lazy: lazyPage('CloseAccount') },
  { path: pages.queue, lazy: lazyPage('Queue') },
  { path: pages.admin, lazy: lazyPage('Admin') },
  ...staffCarRoutes,
  { path: '/status/:run?', lazy: lazyPage('Status') },
  { path: pages.adminVersions, lazy: lazyPage('Versions') },
];

/**
 * Every page, each in a chunk of its own. A page that breaks leaves the shell around it, which has an error page too.
 */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ShellError />,
    HydrateFallback: () => null,
    children: [{ errorElement: <PageError />, children: [...siteRoutes, ...ours, ...kit] }],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
