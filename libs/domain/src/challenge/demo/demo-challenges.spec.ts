import { by } from '#test/decision-kit';
import { fold } from '#kernel';
import type { ChallengeEvent } from '../challenge.events.ts';
import { challenge, hasEnded, isOpenChallenge, solutionsArePublic } from '../challenge.state.ts';
import { demoChallengesSeed } from './demo-challenges-seed.ts';

const meta = by('job:seed-demo-challenges');
const steps = [...demoChallengesSeed.steps()];
const brought = steps.map(({ decide, stream }) => {
  const events = decide(challenge.initial as never, { meta, newId: () => '' }) as readonly ChallengeEvent[];
  return { stream, state: fold(challenge, events) };
});

it('brings in a challenge of each kind, the last rounds of which are to be filled', () => {
  const found = brought.map(({ state }) => {
    if (!isOpenChallenge(state)) throw new Error('it was not created');
    const { facts, rounds } = state;
    const races = Object.values(rounds).map((round) => round.races.filter(({ carId }) => carId !== undefined).length);
    return [facts.kind, facts.roundCount, races.filter((count) => count === 5).length, races.at(-1)];
  });
  expect(found).toEqual([
    ['permanent', 10, 8, 0],
    ['long-term', 8, 6, 0],
    ['current', 5, 4, 0],
  ]);
});

it('has one that runs now, whose solutions are not public yet', () => {
  const state = brought[2]?.state;
  if (!state || !isOpenChallenge(state)) throw new Error('it was not created');
  expect([hasEnded(state.facts, meta.now), solutionsArePublic(state.facts, meta.now)]).toEqual([false, false]);
});

it('leaves alone what is there', () => {
  for (const [at, { decide }] of steps.entries())
    expect(decide(brought[at]?.state as never, { meta, newId: () => '' })).toEqual([]);
});
