const all = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

type Faked = (typeof all)[number];

/** For `jest.useFakeTimers`: only these are faked. */
export const onlyFaked = (...names: readonly Faked[]) => ({ doNotFake: all.filter((one) => !names.includes(one)) });
