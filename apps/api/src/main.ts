import 'reflect-metadata';
import { readConfig } from './config.ts';
import { endWithLauncher } from './start/end-with-launcher.ts';
import { explained } from './start/explained.ts';
import type { ProgressReporter } from './start/progress-lines.ts';
import { startApi } from './start/start-api.ts';

let isMoving = false;
/** On a terminal a progress line is overwritten by the next. */
const tell: ProgressReporter = (line, moves) => {
  process.stdout.write(isMoving ? `\r\u001B[K${line}` : line);
  isMoving = moves !== undefined && process.stdout.isTTY;
  if (!isMoving) process.stdout.write('\n');
};

endWithLauncher(process.env);
try {
  const api = await startApi(readConfig(process.env), tell);
  const stop = () => {
    process.exitCode = 0;
    void api.close().then(() => process.exit());
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  tell(`Track Day Records is ready at ${api.url}`);
} catch (error) {
  console.error(explained(error));
  process.exit(1);
}
