import 'reflect-metadata';
import { readConfig } from './config.ts';
import { endWithLauncher } from './start/end-with-launcher.ts';
import { explained } from './start/explained.ts';
import { startApi } from './start/start-api.ts';

const tell = (line: string): void => console.log(line);

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
