import { MOST_COMPARED_MAX, records } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';

const none: ReadonlyMap<string, number> = new Map();

/** How often the most compared cars were looked at in 30 days, by id; nothing of the others, nor before it is known. */
export function useCarLooks(wanted: boolean): ReadonlyMap<string, number> {
  const { value } = useQuestion(
    wanted
      ? {
          key: ['most-compared', 'all'],
          ask: async () => {
            const answer = await ask(records.mostCompared, { query: { limit: MOST_COMPARED_MAX } });
            return { ...answer, value: new Map(answer.value.items.map(({ carId, looks }) => [carId, looks])) };
          },
          // A map is not what a device keeps.
          unkept: true,
        }
      : null,
  );
  return value ?? none;
}
