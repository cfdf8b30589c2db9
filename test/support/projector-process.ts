import { startServer, type ServerProcess } from './server-process.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The delivered projector: compiled, a process of its own. Resolves when it waits for views to lead. */
export const startProjectorProcess = (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const options = { cwd: root, env: { ...inherited, ...env } };
  return startServer(process.execPath, ['dist/apps/projector/src/main.js'], /"msg":"ready"/, options);
};
