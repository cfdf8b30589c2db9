import { useEffect } from 'react';
import { site } from '#contracts';
import type { SiteStatus } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

const EVERY_MS = 30_000;

/** How the site is: asked again twice a minute, for a part that goes down tells nobody. */
export function useSiteStatus(): LiveView<SiteStatus> {
  const status = useLiveView({
    key: ['incidents'],
    channels: ['site'],
    alsoOf: ['site'],
    unkept: true,
    ask: () => ask(site.status),
  });
  const { retry } = status;
  useEffect(() => {
    const timer = setInterval(retry, EVERY_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return status;
}
