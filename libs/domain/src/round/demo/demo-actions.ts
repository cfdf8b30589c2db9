import type { ActorId } from '#kernel';
import { challengeIdOf } from '../../challenge/challenge.state.ts';
import { demoRound, type MeasuredByCar } from '../../challenge/demo/demo-challenges.ts';
import type { OfRound, RoundContent, SolvingCar } from '../round.events.ts';
import type { RoundFault } from '../round.enums.ts';
import { demoSolutions } from './demo-solutions.ts';

type Demo<Act extends string, Facts = object> = Facts & {
  readonly act: Act;
  readonly of: OfRound;
  readonly by: ActorId;
};

/** A demo user's action on a round; `whose`: the author of the submission. */
export type DemoAction =
  | Demo<'lock'>
  | Demo<'draft', { readonly content: RoundContent }>
  | Demo<'submit', { readonly content: RoundContent }>
  | Demo<'vote', { readonly whose: ActorId; readonly fault?: RoundFault }>
  | Demo<'approve', { readonly whose: ActorId }>
  | Demo<'decline', { readonly whose: ActorId; readonly fault: RoundFault }>
  | Demo<'solve', { readonly hand: readonly SolvingCar[] }>;

const [amber, birch, cobalt, dune] = ['demo:amber', 'demo:birch', 'demo:cobalt', 'demo:dune'] as ActorId[] as [
  ActorId,
  ActorId,
  ActorId,
  ActorId,
];
const of = (name: string, round: number): OfRound => ({ challengeId: challengeIdOf(name), round });
const ladder = (round: number): OfRound => of('Alpine Thaw: Ladder (1)', round);
const tour = (round: number): OfRound => of('Coast to Summit: Tour (1)', round);
const nights = (round: number): OfRound => of('Harbour Nights (2)', round);

/** Actions that produce a round in each state; those of a stage may run in parallel, after the stage before. */
export const demoStages = (measured: MeasuredByCar): readonly (readonly DemoAction[])[] => {
  const [ladder9, ladder10, tour7, tour8, nights5] = [
    demoRound(measured, 12, 0.8),
    demoRound(measured, 13, 0.9),
    demoRound(measured, 17, 0.8),
    demoRound(measured, 18, 0.9),
    demoRound(measured, 27, 0.8),
  ];
  return [
    [
      { act: 'submit', of: ladder(9), by: birch, content: ladder9 },
      { act: 'draft', of: ladder(10), by: amber, content: firstOf(ladder10, 3) },
      { act: 'lock', of: tour(7), by: cobalt },
      { act: 'draft', of: tour(7), by: cobalt, content: firstOf(tour7, 2) },
      { act: 'submit', of: tour(8), by: birch, content: { ...tour8, rqLimit: 300 } },
      { act: 'submit', of: nights(5), by: amber, content: nights5 },
    ],
    [
      { act: 'submit', of: nights(5), by: birch, content: withLastTwoChanged(nights5) },
      { act: 'approve', of: ladder(9), by: dune, whose: birch },
      { act: 'decline', of: tour(8), by: dune, whose: birch, fault: 'rq-limit' },
    ],
    [
      { act: 'vote', of: nights(5), by: cobalt, whose: amber },
      { act: 'vote', of: nights(5), by: dune, whose: amber },
      { act: 'vote', of: nights(5), by: cobalt, whose: birch, fault: 'car' },
      ...demoSolutions.map(({ name, round, hand }) => ({ act: 'solve' as const, of: of(name, round), by: dune, hand })),
    ],
  ];
};

const firstOf = ({ races, ...limits }: RoundContent, count: number): RoundContent => ({
  ...limits,
  races: races.slice(0, count),
});

const withLastTwoChanged = ({ races, ...limits }: RoundContent): RoundContent => ({
  ...limits,
  races: [...races.slice(0, -2), ...races.slice(-2).toReversed()],
});
