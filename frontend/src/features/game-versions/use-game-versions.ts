import { versions } from '#contracts';
import type { VersionList } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Versions of the game, oldest first, and what each brought. */
export const useGameVersions = (): LiveView<VersionList> =>
  useLiveView({ key: ['version-changes'], channels: ['catalogue'], ask: () => ask(versions.list) });
