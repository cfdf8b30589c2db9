// `node test/audit.mjs`: whether a package that servers run has a known vulnerability, high or worse. Asks the registry
// of npm; where that does not answer it prints so, and does not fail: an offline machine could check nothing else.
import { spawnSync } from 'node:child_process';
import { judged } from './fitness/audit.mjs';

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { fails, lines } = judged(asked.stdout ?? '');
for (const line of lines) console.log(line);
process.exit(fails ? 1 : 0);
