const LOOK_MS = 500;

/**
 * Under `npm start` a signal reaches npm and the shell between, which do not pass it on: ending npm would leave this
 * process and its port open. It ends itself as by SIGTERM once its parent shell is gone.
 */
export const endWithLauncher = (env: Readonly<Record<string, string | undefined>>): void => {
  if (env['npm_lifecycle_event'] !== 'start') return;
  const launcher = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
};
