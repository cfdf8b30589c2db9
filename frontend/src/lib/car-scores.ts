import { usefulness } from '#contracts';
import { ask } from './api/ask.ts';
import { useQuestion } from './live-views/use-live-view.ts';

const none: ReadonlyMap<string, number> = new Map();

/** The scores of the most useful cars, by id; empty for others, and until loaded. */
export function useCarScores(): ReadonlyMap<string, number> {
  const { value } = useQuestion({
    key: ['usefulness', 'scores'],
    ask: async () => {
      const answer = await ask(usefulness.scores);
      return { ...answer, value: new Map(answer.value.items.map(({ carId, score }) => [carId, score])) };
    },
    // A Map cannot be cached on the device.
    unkept: true,
  });
  return value ?? none;
}
