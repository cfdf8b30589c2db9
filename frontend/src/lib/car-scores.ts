import { usefulness } from '#contracts';
import { queryApi } from './api/query-api.ts';
import { useQuery } from './live-views/use-live-view.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The scores of the most useful cars, by id; empty for others, and until loaded. */
export function useCarScores(): ReadonlyMap<string, number> {
  const { value } = useQuery({
    key: ['usefulness', 'scores'],
    ask: async () => {
      const answer = await queryApi(usefulness.scores);
      return { ...answer, value: new Map(answer.value.items.map(({ carId, score }) => [carId, score])) };
    },
    // A Map cannot be cached on the device.
    uncached: true,
  });
  return value ?? none;
}
