import { closeSync, openSync, utimesSync } from 'node:fs';
import { openLogger } from '#telemetry';
import { ConfigInvalid, readConfig } from './config.ts';
import { runProjector } from './projector.ts';

const HEARTBEAT_MS = 1_000;

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const logger = openLogger({ name: 'projector', level: config.logLevel });
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  if (config.heartbeatFile !== undefined) beat(config.heartbeatFile);
  try {
    await runProjector(config, logger, stop.signal);
    logger.info('stopped');
  } catch (error) {
    logger.fatal({ err: error }, 'cannot go on');
    process.exitCode = 1;
  }
};

const beat = (file: string): void => {
  closeSync(openSync(file, 'a'));
  setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS).unref();
};

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigInvalid)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
