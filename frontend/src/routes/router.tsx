import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageError, ShellError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { siteRoutes } from './site-routes.tsx';
import { staffCarRoutes } from './staff-cars/staff-car-routes.ts';
import { laterPageOf } from './later-page-of.ts';

// The kit on one page is for developers of screens: a production build has neither the address nor the code.
const kit: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('./ui/ui.page.tsx')).UiPage }) }]
  : [];

/** Pages of ours that the specification has no route for. */
const ours: RouteObject[] = [
  { path: pages.car, lazy: laterPageOf('Car') },
  { path: pages.bestOf, lazy: laterPageOf('BestOf') },
  { path: pages.usefulness, lazy: laterPageOf('Usefulness') },
  { path: pages.templates, lazy: laterPageOf('Templates') },
  { path: pages.decks, lazy: laterPageOf('Decks') },
  { path: pages.round, lazy: laterPageOf('Round') },
  { path: pages.match, lazy: laterPageOf('Match') },
  { path: pages.challenge, lazy: laterPageOf('Challenge') },
  { path: pages.notifications, lazy: laterPageOf('Notifications') },
  { path: pages.account, lazy: laterPageOf('Account') },
  { path: pages.privacy, lazy: laterPageOf('Privacy') },
  { path: pages.closeAccount, lazy: laterPageOf('CloseAccount') },
  { path: pages.queue, lazy: laterPageOf('Queue') },
  { path: pages.admin, lazy: laterPageOf('Admin') },
  ...staffCarRoutes,
  { path: '/status/:run?', lazy: laterPageOf('Status') },
  { path: pages.adminVersions, lazy: laterPageOf('Versions') },
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
