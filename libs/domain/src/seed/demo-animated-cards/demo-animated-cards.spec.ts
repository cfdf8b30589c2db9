import { by } from '#test/decision-kit';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { demoAnimators, type DemoAnimatedCard, demoAnimatedCardsSeed } from './demo-animated-cards.ts';

const loop = (carId: string, waits = false): DemoAnimatedCard => {
  return { carId, owner: demoAnimators[0], file: carId, width: 480, height: 300, waits };
};
const said = (loops: readonly DemoAnimatedCard[], state?: object) =>
  [...demoAnimatedCardsSeed(loops).steps()].map(({ decide, decider, actor }) =>
    decide((state ?? decider.initial) as never, { meta: by(actor), newId: (kind) => kind }).map(({ type }) => type),
  );

describe('loops of the demonstration', () => {
  it('are of people of the demonstration, shown but for one that waits', () => {
    expect(demoAnimators.filter((one) => !demoActors.includes(one))).toEqual([]);
    expect(said([loop('a'), loop('b', true)])).toEqual([['CarLoopSubmitted', 'CarLoopApproved'], ['CarLoopSubmitted']]);
  });

  it('leave a car alone of which somebody has sent one', () => {
    expect(said([loop('a')], { loops: [{}] })).toEqual([[]]);
  });
});
