import { commandsOf, decision, lookedUp } from '#kernel';
import type { OfChallenge } from './challenge.events.ts';
import { challenge, challengeIdOf, challengeStream } from './challenge.state.ts';
import { CorrectChallenge, correctChallenge } from './correct-challenge.ts';
import { CreateChallenge, createChallenge } from './create-challenge.ts';
import { HideChallenge, hideChallenge } from './hide-challenge.ts';
import { RestoreChallenge, restoreChallenge, RetireChallenge, retireChallenge } from './retire-challenge.ts';
import { StateChallengeRounds, stateChallengeRounds } from './state-challenge-rounds.ts';

const id = ({ challengeId }: OfChallenge) => challengeId;
const why = { id, words: ({ text }: { readonly text?: string }) => ({ body: text }) };

export const challengeCommands = commandsOf({
  decider: challenge,
  // A new challenge gets its id, and so its stream, from its name.
  stream: ({ challengeId = '' }: Partial<OfChallenge & { readonly facts: object }>) => challengeStream(challengeId),
  decisions: [
    decision(CreateChallenge, createChallenge, {
      id: ({ facts }) => challengeIdOf(facts.name),
      stream: ({ facts }) => challengeStream(challengeIdOf(facts.name)),
      facts: { unknownCars: lookedUp },
    }),
    decision(CorrectChallenge, correctChallenge, why),
    decision(RetireChallenge, retireChallenge, why),
    decision(RestoreChallenge, restoreChallenge, why),
    decision(HideChallenge, hideChallenge, { id }),
  ],
});

export const challengeRoundCommands = commandsOf({
  decider: challenge,
  stream: ({ challengeId }: OfChallenge) => challengeStream(challengeId),
  decisions: [decision(StateChallengeRounds, stateChallengeRounds, { ...why, facts: { unknownCars: lookedUp } })],
});
