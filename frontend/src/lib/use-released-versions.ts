import { versions } from '#contracts';
import { currentGameVersion } from '#racing';
import { queryApi } from './api/query-api.ts';
import { useLiveView } from './live-views/use-live-view.ts';

/** The released game versions, newest first. */
export function useReleasedVersions(): readonly string[] {
  const { value } = useLiveView({
    key: ['version-changes', 'names'],
    channels: ['catalogue'],
    ask: () => queryApi(versions.list),
  });
  const names = value?.items.map(({ gameVersion }) => gameVersion).toReversed() ?? [];
  return names.length === 0 ? [currentGameVersion] : names;
}
