// Adds to the light runner what our tests need: timeouts, and all of Jest's timers.
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler, getState } from 'jest-circus';

const { setTimeout, clearTimeout } = globalThis;

/** The default timeout of a test or a hook. */
const PATIENCE_MS = 120_000;

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

/** Blocks whose hook failed before them: their tests report that, rather than fail by something else. */
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

/** Hooks of setup files apply to every file: the runner itself forgets them once a file starts. */
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
