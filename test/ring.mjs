// `npm run ring -- screen dialog.spec`: one ring or several, complete or some of its files. Without a ring: the quick
// ones. `-u` updates the expectations: of the shapes of events, in test/fixtures/expected.
import { rings } from './jest/config.mjs';
import { runJest } from './support/run-jest.mjs';

const asked = process.argv.slice(2);
const named = asked.filter((one) => rings.includes(one));
const quick = ['unit', 'history', 'fitness', 'screen'];
process.exitCode = runJest(
  named.length > 0 ? named : quick,
  asked.filter((one) => !rings.includes(one)),
  asked.includes('-u') ? { RENEW_EXPECTED: 'yes' } : {},
);
