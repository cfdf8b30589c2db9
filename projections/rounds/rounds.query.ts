import type { View } from '#read-store';
import type { RoundDoc } from './rounds.projection.ts';

/** More rounds than a challenge may have. */
const MOST_ROUNDS = 500;

/** Rounds of a challenge that something happened to, in their order. */
export const roundsOf = async (view: View<RoundDoc>, challengeId: string) => {
  const position = await view.position();
  const { items } = await view.find({ where: { challengeId }, order: { field: 'round' }, limit: MOST_ROUNDS });
  return { position, items: items.map(({ doc }) => doc) };
};
