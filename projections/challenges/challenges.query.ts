import type { View } from '#read-store';
import type { ChallengeDoc } from './challenges.projection.ts';

export type FoundChallenge = ChallengeDoc & { readonly challengeId: string };

/** Limit of a list of one status: the game has some two hundred in all. */
const CHALLENGES_MAX = 500;

/** All challenges of a status, sorted by name. */
export const challengesIn = async (
  view: View<ChallengeDoc>,
  status: ChallengeDoc['status'],
): Promise<{ readonly position: number; readonly items: readonly FoundChallenge[] }> => {
  const position = await view.position();
  const { items } = await view.find({ where: { status }, order: { field: 'name' }, limit: CHALLENGES_MAX });
  return { position, items: items.map(({ key, doc }) => ({ challengeId: key, ...doc })) };
};
