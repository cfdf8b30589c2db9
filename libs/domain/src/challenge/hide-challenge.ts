import { type ActorId, Command, type Job, job } from '#kernel';
import type { ChallengeEvent, ChallengeHidden, OfChallenge } from './challenge.events.ts';
import { type Challenge, challenge, challengeStream } from './challenge.state.ts';
import { challengeWhoMay } from './challenge.who-may.ts';

/** Keep a challenge from everyone, also one that is not there yet. Said again at each start: nothing then. */
export class HideChallenge extends Command<OfChallenge> {}

export const hideChallenge = (
  { data: { challengeId }, meta }: HideChallenge,
  state: Challenge,
): readonly ChallengeHidden[] =>
  challengeWhoMay.applies('hide-challenge', state, meta) ? [{ type: 'ChallengeHidden', data: { challengeId } }] : [];

/** Hides the one that the configuration names, at each start: over once it is hidden. */
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
