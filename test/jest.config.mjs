const root = new URL('..', import.meta.url).pathname;

const compiled = (environment, more = {}) => ({
  rootDir: root,
  testEnvironment: environment,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/test/e2e/browser/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  ...more,
});

const node = (displayName, testMatch, more = {}) =>
  compiled('node', {
    displayName,
    testMatch,
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    ...more,
  });

/** The rings of tests (CONTRIBUTING.md): each can be run alone with `--selectProjects`. */
export default {
  rootDir: root,
  testTimeout: 120_000,
  projects: [
    node('unit', ['<rootDir>/libs/**/*.spec.ts', '<rootDir>/projections/**/*.spec.ts', '<rootDir>/apps/**/*.spec.ts']),
    node('contract', ['<rootDir>/test/contract/**/*.spec.ts']),
    node('history', ['<rootDir>/test/fixtures/**/*.spec.ts']),
    node('fitness', ['<rootDir>/test/fitness/**/*.spec.ts']),
    node('wiring', ['<rootDir>/test/e2e/*.spec.ts']),
    node('faults', ['<rootDir>/test/faults/**/*.spec.ts']),
    compiled('<rootDir>/test/support/screen-environment.mjs', {
      displayName: 'screen',
      testMatch: ['<rootDir>/frontend/**/*.spec.tsx', '<rootDir>/frontend/**/*.spec.ts'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/test/support/empty-module.ts' },
      setupFilesAfterEnv: ['<rootDir>/frontend/src/test-setup.ts'],
    }),
  ],
};
