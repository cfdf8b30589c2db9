import { createHash } from 'node:crypto';
import { by, given } from '#test/decision-kit';
import { fold } from '#kernel';
import { starterCatalogue } from '../car/starter/starter-catalogue.ts';
import { starterHistory } from '../car/starter/starter-history.ts';
import { STARTER_VERSION, starterSeed } from '../car/starter/starter-seed.ts';
import { demoSeed } from '../lap-time/demo/demo-seed.ts';
import { demoTimes } from '../lap-time/demo/demo-times.ts';
import { FinishSeeding, finishSeeding } from './finish-seeding.ts';
import type { SeedEvent } from './seed.events.ts';
import { seed, type SeedState } from './seed.state.ts';
import { SupersedeSeeding, supersedeSeeding } from './supersede-seeding.ts';

const finished = (version: number): SeedEvent => ({ type: 'SeedingFinished', data: { seed: 'starter', version } });
const superseded: SeedEvent = { type: 'SeedingSuperseded', data: { seed: 'starter', importId: '2026-1' } };

const finish = (version: number, actor = 'job:seed-starter') => {
  const command = new FinishSeeding({ seed: 'starter', version }, by(actor));
  return (state: SeedState) => finishSeeding(command, state);
};
const supersede = (actor = 'system:ops') => {
  const command = new SupersedeSeeding({ seed: 'starter', importId: '2026-1' }, by(actor));
  return (state: SeedState) => supersedeSeeding(command, state);
};

describe('seeding', () => {
  it('finishes once a version', () => {
    given(seed)
      .when(finish(1))
      .then([finished(1)]);
    given(seed, [finished(1)])
      .when(finish(1))
      .then([]);
    given(seed, [finished(1)])
      .when(finish(2))
      .then([finished(2)]);
  });

  it('is superseded once', () => {
    given(seed).when(supersede()).then([superseded]);
    given(seed, [superseded]).when(supersede()).then([]);
  });

  it('is for operators, not for members', () => {
    given(seed).when(finish(1, 'ann')).thenBroken('not-allowed');
    given(seed).when(supersede('ann')).thenBroken('not-allowed');
  });

  it.each([
    ['in an empty log', [], false],
    ['of an older version', [finished(STARTER_VERSION - 1)], false],
    ['of this version', [finished(STARTER_VERSION)], true],
    ['superseded by real data', [superseded], true],
  ] as const)('knows whether it is over: %s', (_, past, over) => {
    expect(starterSeed.isOver(fold(seed, past) as never)).toBe(over);
  });
});

describe('the starter catalogue that installations have', () => {
  // When this fails, the list has changed: increase its version, then put the new hash here.
  it('is this list in this version', () => {
    const hash = createHash('sha256')
      .update(JSON.stringify(starterCatalogue.map(starterHistory)))
      .digest('hex')
      .slice(0, 16);
    expect([STARTER_VERSION, hash]).toEqual([3, '7b4e4beb1bd460d4']);
  });
});

describe('the demo times', () => {
  it('are some thousand, of cars of every class, by several people, with a few that did not finish', () => {
    const times = demoTimes();
    expect(times.length).toBeGreaterThan(1500);
    expect(times.length).toBeLessThan(3000);
    expect(new Set(times.map(({ by: actor }) => actor)).size).toBe(4);
    expect(times.filter(({ value }) => value.kind === 'dnf').length).toBeGreaterThan(3);
    const classes = new Set(
      times.map(({ carId }) => starterCatalogue.find((starter) => starter.carId === carId)?.car.class),
    );
    expect(classes.size).toBe(7);
  });

  it('are submitted once a cell', () => {
    const steps = [...demoSeed.steps()];
    expect(new Set(steps.map(({ stream }) => stream)).size).toBe(steps.length);
  });
});
