import { useParams } from 'react-router-dom';
import { RunSitePage } from '../admin/site/run-site.page.tsx';
import { StatusPage } from './status.page.tsx';

/** The site's status, and where admins run it: one route, for each costs the first load. */
export function StatusPages() {
  return useParams()['run'] === 'run' ? <RunSitePage /> : <StatusPage />;
}
