import { MOST_COMPARED_MAX, records } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';

const none: ReadonlyMap<string, number> = new Map();

/** View counts of the most compared cars in 30 days, by id; empty for others, and until loaded. */
export function useCarViewCounts(wanted: boolean): ReadonlyMap<string, number> {
  const { value } = useQuery(
    wanted
      ? {
          key: ['most-compared', 'all'],
          ask: async () => {
            const answer = await queryApi(records.mostCompared, { query: { limit: MOST_COMPARED_MAX } });
            return { ...answer, value: new Map(answer.value.items.map(({ carId, looks }) => [carId, looks])) };
          },
          // A Map cannot be cached on the device.
          uncached: true,
        }
      : null,
  );
  return value ?? none;
}
