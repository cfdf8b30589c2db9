import { site } from '#contracts';
import type { SiteNotices } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** What is switched off, and maintenance that was announced. Not kept on the device: what it was then is no news. */
export const useSiteNotices = (): LiveView<SiteNotices> =>
  useLiveView({ key: ['site'], channels: ['site'], unkept: true, ask: () => ask(site.notices) });
