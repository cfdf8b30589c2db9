// `npm run fuzz`: asks every operation of the OpenAPI document at random, as everybody who may ask, and what is taken again and again;
// `npm test` does less of it.
import { runJest } from './support/run-jest.mjs';

const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000);
process.exitCode = runJest(['wiring'], ['fuzz.spec', ...process.argv.slice(2)], {
  FUZZ_REQUESTS: '20000',
  FUZZ_REPEATS: '300',
  ...process.env,
  FUZZ_SEED: seed,
});
