import { useEffect } from 'react';
import { site } from '#contracts';
import type { SiteStatus } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

const EVERY_MS = 30_000;

/** The status of the site, polled twice a minute, because a part that fails pushes nothing. */
export function useSiteStatus(): LiveView<SiteStatus> {
  const status = useLiveView({
    key: ['incidents'],
    channels: ['site'],
    alsoOf: ['site'],
    uncached: true,
    ask: () => queryApi(site.status),
  });
  const { retry } = status;
  useEffect(() => {
    const timer = setInterval(retry, EVERY_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return status;
}
