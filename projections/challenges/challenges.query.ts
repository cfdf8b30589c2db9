import type { View } from '#read-store';
import type { ChallengeDoc } from './challenges.projection.ts';

export type FoundChallenge = ChallengeDoc & { readonly challengeId: string };

/** Challenges of one state that a list has at most: the game has some two hundred in all. */
const CHALLENGES_MAX = 500;

/** All challenges of a state, by their names. */
export const challengesIn = async (
  view: View<ChallengeDoc>,
  status: ChallengeDoc['status'],
): Promise<{ readonly position: number; readonly items: readonly FoundChallenge[] }> => {
  const position = await view.position();
  const { items } = await view.find({ where: { status }, order: { field: 'name' }, limit: CHALLENGES_MAX });
  return { position, items: items.map(({ key, doc }) => ({ challengeId: key, ...doc })) };
};
