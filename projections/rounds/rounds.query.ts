import type { View } from '#read-store';
import type { RoundDoc } from './rounds.projection.ts';

/** More rounds than a challenge may have. */
const MAX_ROUNDS = 500;

export const roundsOf = async (view: View<RoundDoc>, challengeId: string) => {
  const position = await view.position();
  const { items } = await view.find({ where: { challengeId }, order: { field: 'round' }, limit: MAX_ROUNDS });
  return { position, items: items.map(({ doc }) => doc) };
};

/** Rounds that a user has locked at `now` (ISO 8601). */
export const roundsHeldBy = async (view: View<RoundDoc>, userId: string, now: string) => {
  const where = { lockedBy: userId };
  const { items } = await view.find({ where, range: { field: 'lockedUntil', from: now }, limit: MAX_ROUNDS });
  return items.map(({ key, doc: { lockedUntil = now } }) => ({ key, until: lockedUntil }));
};
