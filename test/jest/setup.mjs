// Makes of the light runner's bare rings what its tests ask for besides: bounds of time, and all of Jest's timers.
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler, getState } from 'jest-circus';

const { setTimeout, clearTimeout } = globalThis;

/** How long a test or a hook may take where it says nothing of its own. */
const PATIENCE_MS = 120_000;

/** What a test fails by is told with what caused it. */
const withCause = (error) => {
  if (error?.cause instanceof Error) error.stack += `\nbecause of ${error.cause.stack}`;
  return error;
};

const bounded = (fn, milliseconds) => async () => {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([fn(), over]);
  } catch (error) {
    throw withCause(error);
  } finally {
    clearTimeout(timer);
  }
};

/** What a hook before a block could not prepare: its tests say so, rather than fail by something else. */
const unprepared = new WeakMap();

const isUnprepared = (block) => block !== undefined && (unprepared.has(block) || isUnprepared(block.parent));

const preparing = (block, fn) => async () => {
  try {
    await fn();
  } catch (error) {
    unprepared.set(block, error);
    throw error;
  }
};

const tested = (block, fn) => () => {
  if (isUnprepared(block)) throw new Error('what comes before these tests has failed');
  return fn();
};

/** What setup files ask for before and after is every file's: the runner itself forgets it once a file begins. */
const atSetup = getState().rootDescribeBlock;
const files = new WeakSet([atSetup]);

addEventHandler(({ name }, { currentDescribeBlock: block, rootDescribeBlock: file }) => {
  if (!files.has(file)) file.hooks.push(...atSetup.hooks);
  files.add(file);
  if (name === 'add_test') {
    const test = block.children.at(-1);
    if (test.fn) test.fn = bounded(tested(block, test.fn), test.timeout ?? PATIENCE_MS);
  }
  if (name === 'add_hook') {
    const hook = block.hooks.at(-1);
    const fn = bounded(hook.fn, hook.timeout ?? PATIENCE_MS);
    hook.fn = hook.type === 'beforeAll' ? preparing(block, fn) : fn;
  }
});

const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } }, global: globalThis });

Object.assign(globalThis.jest, {
  useFakeTimers: (config) => {
    timers.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], ...config });
    return jest;
  },
  useRealTimers: () => {
    timers.useRealTimers();
    return jest;
  },
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
});
