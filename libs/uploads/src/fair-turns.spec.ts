import { fairTurns, TooManyPictures } from './fair-turns.ts';

const workOf = (bounds: { ofOne: number; ofAll: number }) => {
  const take = fairTurns(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (by: string, name: string) =>
    take(by, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const finish = async (asked: readonly Promise<string>[]) => {
    const settled = Promise.allSettled(asked);
    const over = new AbortController();
    void settled.then(() => over.abort());
    while (!over.signal.aborted) {
      ends.shift()?.();
      await Promise.resolve();
    }
    return (await settled).map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
  };
  return { ask, begun, finish };
};

describe('turns', () => {
  it('go round by who asks, so that one who asks for many is waited for once', async () => {
    const { ask, begun, finish } = workOf({ ofOne: 8, ofAll: 99 });
    await finish([...['a1', 'a2', 'a3'].map((name) => ask('a', name)), ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1')]);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('refuse one beyond their own share, and nobody else', async () => {
    const { ask, finish } = workOf({ ofOne: 2, ofAll: 99 });
    const asked = [...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)), ask('b', 'b1')];
    expect(await finish(asked)).toEqual(['a1', 'a2', 'a3', expect.any(TooManyPictures), 'b1']);
  });

  it('make room when all of it is taken: whoever has the most gives way', async () => {
    const { ask, finish } = workOf({ ofOne: 8, ofAll: 4 });
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name));
    const asked = [...many, ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2'), ask('d', 'd1'), ask('e', 'e1')];
    const refused = expect.any(TooManyPictures);
    expect(await finish(asked)).toEqual(['a1', 'a2', refused, refused, refused, 'b1', 'c1', refused, 'd1', refused]);
  });

  it('go on after work that failed', async () => {
    const take = fairTurns({ ofOne: 2, ofAll: 2 });
    const failing = take('a', () => Promise.reject(new Error('broken')));
    const after = take('a', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('done');
  });
});
