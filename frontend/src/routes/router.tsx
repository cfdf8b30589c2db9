import { createBrowserRouter, Navigate } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { PageError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';

const compare = { lazy: async () => ({ Component: (await import('./compare/compare.page.tsx')).ComparePage }) };
const signIn = { lazy: async () => ({ Component: (await import('./account/sign-in.page.tsx')).SignInPage }) };
const register = { lazy: async () => ({ Component: (await import('./account/register.page.tsx')).RegisterPage }) };

// The kit on one page is for those who build screens: a production build has neither the address nor the code.
const kit = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('./ui/ui.page.tsx')).UiPage }) }]
  : [];

/** Every page, each in a chunk of its own; any other address leads home. */
export const routes = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    HydrateFallback: () => null,
    children: [
      { path: pages.records, ...compare },
      { path: pages.compare, ...compare },
      { path: pages.signIn, ...signIn },
      { path: pages.register, ...register },
      ...kit,
      { path: '*', element: <Navigate to={pages.records} replace /> },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
