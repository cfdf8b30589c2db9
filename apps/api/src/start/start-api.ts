import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream, Logger } from 'pino';
import { cacheCatalogue } from '#catalogue';
import { makeFolderPrivate, lockFolder, makeFilesPrivate } from '#event-store';
import { openLogger } from '#telemetry';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import type { Config } from '../config.ts';
import { LiveGateway } from '../live/live.gateway.ts';
import type { Ports } from '../ports.ts';
import { createApp } from './create-app.ts';
import { embedProjections } from './embed-projections.ts';
import type { ProgressReporter } from './progress-lines.ts';
import { missingSenders } from './missing-senders.ts';
import { closePorts, isEmbedded, usesFiles, openPorts } from './open-ports.ts';
import { closeRedis, openRedis } from './open-redis.ts';
import { seed } from './seed.ts';

/** A running API. `close` finishes the accepted requests, then releases everything. */
export type RunningApi = {
  readonly app: NestFastifyApplication;
  readonly ports: Ports;
  readonly url: string;
  close(): Promise<void>;
};

/**
 * Starts the API: locks the folder, opens the stores, builds the views. `tell` gets progress lines of a long startup.
 * The log goes to standard output by default.
 */
export const startApi = async (
  config: Config,
  tell: ProgressReporter,
  logTo?: DestinationStream,
): Promise<RunningApi> => {
  const opened = new AsyncDisposableStack();
  try {
    const { app, ports } = await bringUp(config, tell, opened, logTo);
    const { port } = app.getHttpServer().address() as AddressInfo;
    const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
    return { app, ports, url, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
};

/** Last opened, first closed: requests end before the stores they use. */
const bringUp = async (
  config: Config,
  tell: ProgressReporter,
  opened: AsyncDisposableStack,
  logTo?: DestinationStream,
) => {
  const logger = openLogger({ level: config.logLevel }, logTo);
  keepPrivate(config.dataDir, logger);
  for (const line of missingSenders(config)) logger.warn(line);
  if (usesFiles(config)) opened.adopt(lockFolder(config.dataDir), (lock) => lock.release());
  const redis = config.redisUrl && opened.adopt(await openRedis(config.redisUrl, logger), closeRedis);
  const ports = opened.adopt(await openPorts(config, logger, tell), closePorts);
  await seed(ports, new Date().toISOString());
  // The views are built before there are sockets; no notification until then is missed.
  const live: { gateway?: LiveGateway; version?: CurrentGameVersion } = {};
  if (isEmbedded(config)) {
    const catalogue = opened.adopt(
      cacheCatalogue({
        readStoreUrl: config.readStoreUrl,
        made: (change) => live.gateway?.tell([change]),
        trouble: (error) => logger.warn({ err: error }, 'the catalogue could not be made'),
      }),
      (keeper) => keeper.stop(),
    );
    const projections = embedProjections(ports, tell, (changes) => {
      live.gateway?.tell(changes);
      live.version?.changed(changes);
      catalogue.changed(changes);
    });
    opened.defer(() => projections.stop());
    await projections.caughtUp;
  }
  const app = opened.adopt(await createApp(ports, redis || undefined), (running) => running.close());
  live.gateway = app.get(LiveGateway);
  live.version = app.get(CurrentGameVersion);
  await app.listen(config.port, '0.0.0.0');
  return { app, ports };
};

const keepPrivate = (folder: string, logger: Logger): void => {
  makeFilesPrivate();
  try {
    makeFolderPrivate(folder);
  } catch (error) {
    logger.warn({ err: error, folder }, 'the folder is another user’s: see that nobody else may read it');
  }
};
