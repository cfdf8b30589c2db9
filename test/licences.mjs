// `node test/licences.mjs`: whether each package may be redistributed; with `--list` every one with its licence.
import { readFileSync } from 'node:fs';
import { notAllowed, packagesIn } from './fitness/licences.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

if (process.argv.includes('--list'))
  for (const { name, version, licence, dev } of packagesIn(lock))
    console.log(`${name}@${version}  ${licence}${dev ? '  (development)' : ''}`);

const wrong = notAllowed(lock);
for (const line of wrong) console.error(`not on the list of test/fitness/licences.mjs: ${line}`);
process.exit(wrong.length === 0 ? 0 : 1);
