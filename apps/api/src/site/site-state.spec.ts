import { onlyFaked } from '#test/faked';
import { site } from '#domain';
import type { Recorded } from '#kernel';
import { SiteState } from './site-state.ts';

const off = { type: 'FeatureSwitchedOff', data: { feature: 'times', reasonCode: 'fault' } } as unknown as Recorded;

const aLog = () => {
  const log = { events: [] as Recorded[], away: false, asked: 0 };
  const read = async () => {
    log.asked += 1;
    if (log.away) throw new Error('away');
    return [...log.events];
  };
  return { log, state: new SiteState({ read }) };
};

describe('what a node knows of the site', () => {
  beforeEach(() => jest.useFakeTimers(onlyFaked('performance')));
  afterEach(() => jest.useRealTimers());

  it('follows another node within 10 seconds, and asks the log no more than every other second', async () => {
    const { log, state } = aLog();
    expect(await state.now()).toEqual(site.initial);
    log.events.push(off);
    await Promise.all([state.now(), state.now()]);
    expect(log.asked).toBe(1);
    jest.advanceTimersByTime(9_999);
    expect((await state.now()).off).toEqual(['times']);
    expect(log.asked).toBe(2);
  });

  it('is what it wrote itself, at once, also while the log was being asked', async () => {
    const { log, state } = aLog();
    const asked = state.now();
    log.events.push(off);
    state.forget();
    await asked;
    expect((await state.now()).off).toEqual(['times']);
  });

  it('stays what it was while the log does not answer', async () => {
    const { log, state } = aLog();
    log.events.push(off);
    await state.now();
    log.away = true;
    jest.advanceTimersByTime(60_000);
    expect((await state.now()).off).toEqual(['times']);
  });
});
