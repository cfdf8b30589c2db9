import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Our own packages are read from their sources, in Node as in the page. */
const conditions = ['source', 'node', 'development|production'];

const ring = (name, include, more = {}) => ({ test: { name, include, ...more } });

/** Faults that take minutes, for `npm run faults` alone: what is quick of them is in the ring of contracts. */
const long = process.env.FAULT_TABLE ? [] : ['test/faults/{log-cluster,way-back}.spec.ts'];

/** The rings of tests (CONTRIBUTING.md): each can be run alone with `--project`. */
export default defineConfig({
  root,
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    globals: true,
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { hooks: 'list' },
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/e2e/{browser,engines}/**', ...long],
    projects: [
      ring('unit', ['{libs,projections,apps}/**/*.spec.ts']),
      ring('contract', ['test/contract/**/*.spec.ts']),
      ring('history', ['test/fixtures/**/*.spec.ts']),
      ring('fitness', ['test/fitness/**/*.spec.ts']),
      ring('wiring', ['test/e2e/*.spec.ts']),
      ring('faults', ['test/faults/**/*.spec.ts']),
      ring('abuse', ['test/abuse/**/*.spec.ts']),
      ring('screen', ['frontend/**/*.spec.{ts,tsx}'], {
        environment: `${root}test/support/screen-environment.ts`,
        setupFiles: ['frontend/src/test-setup.ts'],
        // They keep texts and answers: loaded anew with our modules.
        server: { deps: { inline: ['i18next', 'react-i18next', 'swr'] } },
      }),
    ],
  },
});
