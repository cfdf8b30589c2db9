import { usefulness } from '#contracts';
import { ask } from './api/ask.ts';
import { useQuestion } from './live-views/use-live-view.ts';

const none: ReadonlyMap<string, number> = new Map();

/** What the most useful cars score, by id; nothing of the others, nor before it is known. */
export function useCarScores(): ReadonlyMap<string, number> {
  const { value } = useQuestion({
    key: ['usefulness', 'scores'],
    ask: async () => {
      const answer = await ask(usefulness.scores);
      return { ...answer, value: new Map(answer.value.items.map(({ carId, score }) => [carId, score])) };
    },
    // A map is not what a device keeps.
    unkept: true,
  });
  return value ?? none;
}
