// `npm start`: builds what changed, then becomes the API, in this process.
import { fileURLToPath } from 'node:url';
import { apiEnv, apiFlags } from './api-flags.mjs';
import { build } from './build.mjs';

const main = new URL('../../../dist/apps/api/src/main.js', import.meta.url);

const launcher = process.ppid;
build();
// If npm was stopped since then, no server is wanted.
if (process.ppid !== launcher) process.exit(143);
if (process.platform === 'win32') await import(main.href);
else {
  const argv = [process.execPath, ...apiFlags, fileURLToPath(main)];
  process.execve(process.execPath, argv, { ...apiEnv, DEMO_CARS: 'yes', ...process.env });
}
