import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** Starts `npm run ops -- …` on a folder, without npm. */
export const startOps = (
  folder: string,
  ...args: readonly string[]
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } => {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', 'apps/ops/src/main.ts', ...args],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return { child, ended };
};

export const ops = (folder: string, ...args: readonly string[]): Promise<Ended> => startOps(folder, ...args).ended;
