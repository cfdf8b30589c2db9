const rootDir = new URL('../..', import.meta.url).pathname;

/** Faults that take minutes, only for `npm run faults`: the quick ones are in the ring of contracts. */
const long = process.env.FAULT_TABLE ? [] : ['/test/faults/(?:log-cluster|way-back)\\.spec'];

/** Node's own loader, no separate environment for each file: files of a ring share a worker and its loaded modules. */
const threads = 'jest-light-runner';

/** Processes have a `umask`, signals and a working folder of their own. */
const processes = 'jest-light-runner/child-process';

const ring = (displayName, testMatch, more = {}) => ({
  displayName,
  rootDir,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...long],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/frontend/dist/'],
  transform: {},
  runner: threads,
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.mjs'],
  ...more,
});

const projects = [
  ring('unit', ['{libs,projections,apps}/**/*.spec.ts']),
  ring('history', ['test/fixtures/**/*.spec.ts']),
  ring('fitness', ['test/fitness/**/*.spec.ts']),
  ring('screen', ['frontend/**/*.spec.{ts,tsx}'], {
    setupFiles: ['<rootDir>/test/jest/page.mjs'],
  }),
  ring('contract', ['test/contract/**/*.spec.ts'], { runner: processes }),
  ring('wiring', ['test/e2e/*.spec.ts'], { runner: processes }),
  ring('abuse', ['test/abuse/**/*.spec.ts'], { runner: processes }),
  ring('faults', ['test/faults/**/*.spec.ts'], { runner: processes }),
];

export const rings = projects.map(({ displayName }) => displayName);

/**
 * The rings of tests (CONTRIBUTING.md). Two in parallel, also on two processors, where the default is one: tests wait,
 * too.
 */
export default {
  rootDir,
  projects,
  maxWorkers: 2,
  watchman: false,
  reporters: ['<rootDir>/test/jest/reporter.mjs'],
};
