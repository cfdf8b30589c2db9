import { act, renderHook } from '@testing-library/react';
import { answeredNow, recalledFrom } from '../offline-cache/recalled.ts';
import { suspectOffline, networkIs, onConnectionBack, onSuspect, socketIs, useConnection } from './connection.ts';

const ways: readonly (readonly [what: string, lose: () => void, comeBack: () => void])[] = [
  ['the network is gone', () => networkIs(false), () => networkIs(true)],
  ['the socket is down', () => socketIs(false), () => socketIs(true)],
  ['what is shown comes from memory', () => recalledFrom(1), () => answeredNow()],
];

describe('the connection', () => {
  it.each(ways)('is offline while %s, and says when it is back', (_what, lose, comeBack) => {
    const back = jest.fn();
    const end = onConnectionBack(back);
    const { result } = renderHook(useConnection);
    expect(result.current).toBe('live');
    act(lose);
    expect(result.current).toBe('offline');
    expect(back).not.toHaveBeenCalled();
    act(comeBack);
    expect(result.current).toBe('live');
    expect(back).toHaveBeenCalledTimes(1);
    end();
  });

  it('is back once, when the last of what was missing is there', () => {
    const back = jest.fn();
    const end = onConnectionBack(back);
    for (const [, lose] of ways) lose();
    const called = ways.map(([, , comeBack]) => {
      comeBack();
      return back.mock.calls.length;
    });
    expect(called).toEqual([0, 0, 1]);
    end();
  });

  it('is doubted once by requests that fail beside each other, offline for nobody, and back when the socket came again', () => {
    const [back, asked] = [jest.fn(), jest.fn()];
    const ends = [onConnectionBack(back), onSuspect(asked)];
    const { result } = renderHook(useConnection);
    act(suspectOffline);
    act(suspectOffline);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(result.current).toBe('live');
    expect(back).not.toHaveBeenCalled();
    act(() => socketIs(true));
    expect(back).toHaveBeenCalledTimes(1);
    ends.forEach((end) => end());
  });
});
