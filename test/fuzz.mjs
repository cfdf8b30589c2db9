// `npm run fuzz`: sends random requests to every operation of the OpenAPI document, in every role, and repeats accepted
// ones again and again; `npm test` does less of it.
import { runJest } from './support/run-jest.mjs';

const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000);
process.exitCode = runJest(['wiring'], ['fuzz.spec', ...process.argv.slice(2)], {
  FUZZ_REQUESTS: '20000',
  FUZZ_REPEATS: '300',
  ...process.env,
  FUZZ_SEED: seed,
});
