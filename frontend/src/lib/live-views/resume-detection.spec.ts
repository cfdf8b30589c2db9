import { onWake } from './resume-detection.ts';

describe('a page that stood still', () => {
  const ending = new AbortController();
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    ending.abort();
    jest.useRealTimers();
  });

  it('is told once that it woke, and nothing while it ticks, however slowly', () => {
    const woke = jest.fn();
    onWake(ending.signal, woke);
    for (let minute = 0; minute < 5; minute += 1) {
      jest.setSystemTime(Date.now() + 55_000);
      jest.advanceTimersByTime(5_000);
    }
    expect(woke).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() + 600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(woke).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(woke).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 600_000);
    jest.advanceTimersByTime(5_000);
    expect(woke).toHaveBeenCalledTimes(2);
  });
});
