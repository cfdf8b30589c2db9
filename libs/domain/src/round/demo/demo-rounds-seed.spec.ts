import { by } from '#test/decision-kit';
import { fold, type JobStep } from '#kernel';
import { demoChallenges } from '../../challenge/demo/demo-challenges.ts';
import { challengeIdOf, type KnownChallenge } from '../../challenge/challenge.state.ts';
import { attributesFrom } from '../../challenge/demo/demo-challenges-seed.ts';
import type { RoundEvent } from '../round.events.ts';
import { roundItem, roundStatus } from '../round-item.ts';
import { round, type Round, roundStream } from '../round.state.ts';
import { demoRoundsSeeds } from './demo-rounds-seed.ts';

const meta = by('job');
const log = new Map<string, readonly RoundEvent[]>();
const run = ({ stream, decider, decide, actor, key }: JobStep): readonly RoundEvent[] => {
  const past = log.get(stream) ?? [];
  const state = fold(decider, past as never[]);
  const events = decide(state, { meta: { ...meta, actor }, newId: () => String(key) }) as readonly RoundEvent[];
  log.set(stream, [...past, ...events]);
  return events;
};
const steps = demoRoundsSeeds.flatMap((job) => [...job.steps()]);
const first = steps.map(run);

const known = (name: string): KnownChallenge => {
  const of = demoChallenges().find(({ facts }) => facts.name === name);
  if (!of) throw new Error('no such challenge');
  const rounds = Object.fromEntries(of.rounds.map((one) => [one.round, one.facts]));
  return { status: 'open', facts: attributesFrom(of, meta.now), rounds };
};
const statusesOf = (name: string): readonly string[] => {
  const challenge = known(name);
  return Array.from({ length: challenge.facts.roundCount }, (_, at) => {
    const of = { challengeId: challengeIdOf(name), round: at + 1 };
    const state: Round = fold(round, log.get(roundStream(of)) ?? []);
    return roundStatus(roundItem(state, challenge, of, meta.now));
  });
};

it('leaves a round in each state', () => {
  expect(first.every((events) => events.length > 0)).toBe(true);
  expect(statusesOf('Alpine Thaw: Ladder (1)')).toEqual([
    'solved',
    'solved',
    ...Array.from({ length: 6 }, () => 'filled'),
    'solved',
    'empty',
  ]);
  expect(statusesOf('Coast to Summit: Tour (1)').slice(-3)).toEqual(['filled', 'locked', 'empty']);
  expect(statusesOf('Harbour Nights (2)')).toEqual(['solved', 'filled', 'filled', 'filled', 'in review']);
});

it('leaves alone what somebody did', () => {
  expect(steps.flatMap(run)).toEqual([]);
});
