// Builds the three apps and the front end into dist/ and frontend/dist, unless the sources are those of the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stamp = `${root}dist/.built`;
const SOURCES = [
  '{apps,libs,projections}/**/*.{ts,json}',
  'frontend/**/*.{ts,tsx,css,json,html,svg,png,js,webmanifest}',
  '*.json',
];

const sourcesHash = () => {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' });
  for (const file of files.filter((name) => !/\.spec\.tsx?$/.test(name)).sort()) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex');
};

const run = (what, command, args) => {
  console.log(`Building ${what}...`);
  // For every caller, also tests: the tested build is the delivered one.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`Building ${what} failed: run "${command} ${args.join(' ')}" to see why.`);
};

/** Brings both builds up to date; an interrupted build counts as none. */
export const build = () => {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  for (const app of ['api', 'projector', 'ops']) run(`apps/${app}`, 'nest', ['build', app]);
  run('the front end', 'vite', ['build', 'frontend', '--logLevel', 'warn']);
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(stamp, wanted);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
