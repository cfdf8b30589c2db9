import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { siteMap } from './site-map.ts';
import type { SiteRoute } from './site-map.ts';

const home = <Navigate to={pages.records} replace />;

/** The first address of a route bears its name; a route without a page redirects home. */
function routesOf({ name, paths, page }: SiteRoute): RouteObject[] {
  return paths.map((path, index) => ({
    id: index === 0 ? name : `${name}:${path}`,
    path,
    ...(page ? { lazy: page } : { element: home }),
  }));
}

/** The routes of the specification; any address that no other route has redirects home. */
export const siteRoutes: RouteObject[] = [
  ...(siteMap as readonly SiteRoute[]).flatMap(routesOf),
  { path: '*', element: home },
];
