import { versions } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useRequestedTags } from '../../lib/settings/use-requested-tags.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import type { ChangedCar } from './change-kinds.ts';

const CARS_A_PAGE = 200;

/** Every car that differs between two versions: chips count all. Null sends no request. */
export function useVersionChanges(pair: { from: string; to: string } | null): LiveView<readonly ChangedCar[]> {
  const tags = useRequestedTags();
  return useLiveView(
    pair === null
      ? null
      : {
          key: ['version-changes', 'cars', pair.from, pair.to, tags.upcomingTags ?? ''],
          channels: ['catalogue'],
          alsoOf: ['cars'],
          uncached: true,
          ask: () => allPages({ ...pair, ...tags }),
        },
  );
}

async function allPages(asked: { from: string; to: string; upcomingTags?: 'shown' }) {
  const items: ChangedCar[] = [];
  let after: string | undefined;
  let position = 0;
  do {
    const cursor = after === undefined ? {} : { after };
    const page = await queryApi(versions.changes, { query: { ...asked, limit: CARS_A_PAGE, ...cursor } });
    items.push(...page.value.items);
    position ||= page.position;
    after = page.value.next;
  } while (after !== undefined);
  return { value: items, position };
}
