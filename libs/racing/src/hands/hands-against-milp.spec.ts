import { mostPointsByMilp } from '../../../../test/support/hand-milp.ts';
import { someRound } from '../../../../test/support/hand-round.ts';
import { bestHands } from './best-hands.ts';

const rounds = Array.from({ length: 20 }, (_, seed) => seed + 1);

// An independent solver, on the full round: neither our pruning nor our bounds.
it.each(rounds)('the best hand over 300 cars has as many points as HiGHS finds (round %i)', async (seed) => {
  const round = someRound(seed, { cars: 300 });
  expect(bestHands(round)[0]?.points).toBe(await mostPointsByMilp(round));
});
