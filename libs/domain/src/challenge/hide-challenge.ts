import { type ActorId, Command, type Job, job } from '#kernel';
import type { ChallengeEvent, ChallengeHidden, OfChallenge } from './challenge.events.ts';
import { type Challenge, challenge, challengeStream } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';

/** Hide a challenge from everyone, even before it exists. Repeated at each start: then no event. */
export class HideChallenge extends Command<OfChallenge> {}

export const hideChallenge = (
  { data: { challengeId }, meta }: HideChallenge,
  state: Challenge,
): readonly ChallengeHidden[] =>
  challengePermissions.applies('hide-challenge', state, meta)
    ? [{ type: 'ChallengeHidden', data: { challengeId } }]
    : [];

/** Hides the challenge named in the configuration, at each start: done once it is hidden. */
export const hidingJob = (challengeId: string): Job =>
  job<Challenge, ChallengeEvent>({
    id: `hide-challenge-${challengeId}`,
    steps: () => [],
    end: {
      key: challengeId,
      stream: challengeStream(challengeId),
      command: 'HideChallenge',
      data: { challengeId },
      actor: 'job:hide-challenge' as ActorId,
      decider: challenge,
      decide: (state, { meta }) => hideChallenge(new HideChallenge({ challengeId }, meta), state),
    },
    isOver: ({ status }) => status === 'hidden',
  });
