// `npm run check`: types, lint, import rules, dead code, formatting, licences and known vulnerabilities of packages.
// Passes or fails, the same everywhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the front end', 'tsc', ['-p', 'frontend/tsconfig.json']],
  ['lint', 'oxlint', ['--deny-warnings']],
  [
    'import rules',
    'depcruise',
    ['--config', 'test/fitness/import-rules.mjs', 'apps', 'libs', 'projections', 'frontend/src'],
  ],
  ['dead code', 'knip', ['--no-progress']],
  ['what only tests reach', 'knip', ['--production', '--no-progress']],
  ['licences', 'node', ['test/licences.mjs']],
  ['known holes', 'node', ['test/audit.mjs']],
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
].filter(([, , args]) => !args.includes('frontend/tsconfig.json') || existsSync('frontend/tsconfig.json'));

const failed = steps.filter(([name, command, args]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (status !== 0 || stdout.startsWith('note: ')) console.log((stdout + stderr).trimEnd());
  return status !== 0;
});

console.log(failed.length === 0 ? 'check: all good' : `check: ${failed.length} of ${steps.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
