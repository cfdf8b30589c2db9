import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { cacheCatalogue } from '#catalogue';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { formerViews, projections } from '#projections';
import { type BuildProgress, openReadStore, runProjections } from '#read-store';
import { openTraces, traceViews } from '#telemetry';
import { ChangeFeed } from './change-feed.ts';
import type { Config } from './config.ts';
import { startFormerViewsCleanup } from './former-views-cleanup.ts';
import { measureProjector } from './measure-projector.ts';

/** A build logs its progress this often at most. */
const PROGRESS_EVERY_MS = 5_000;

/**
 * Keeps the views up to date until `signal`; any number of these may run, each view has one leader among them. Rejects
 * when a store cannot be opened or a view cannot go on.
 */
export const runProjector = async (config: Config, logger: Logger, signal: AbortSignal): Promise<void> => {
  await using stack = new AsyncDisposableStack();
  const feed = stack.adopt(new ChangeFeed(config.redisUrl, logger), (opened) => opened.close());
  const tell = (line: string) => logger.warn(line);
  const eventStore = stack.adopt(
    await openEventStore({ url: config.eventStoreUrl, upcasters, eventTypes, tell }),
    (opened) => opened.close(),
  );
  const readStore = stack.adopt(await openReadStore({ url: config.readStoreUrl }), (opened) => opened.close());
  const catalogue = stack.adopt(catalogueOf(config, feed, logger), (keeper) => keeper.stop());
  const measuring = stack.adopt(await measureProjector(config.metrics, { eventStore, readStore }), (opened) =>
    opened.close(),
  );
  const onFolded = await tracing(config.tracesUrl, stack);
  const holder = `${hostname()}:${process.pid}`;
  const { finished } = await runProjections({
    eventStore,
    readStore,
    projections,
    holder,
    signal,
    onChanges: (changes) => {
      feed.tell(changes);
      measuring.changed(changes);
      catalogue.changed(changes);
    },
    onFolded,
    onCaughtUp: (view) => logger.info({ view }, 'leads the view, which has caught up'),
    onProgress: progressLine(logger),
    onTrouble: (view, error) => {
      measuring.troubled(view);
      logger.warn({ view, reason: error.message }, 'a store does not answer');
    },
  });
  logger.info({ views: projections.map(({ name }) => name) }, 'ready');
  stack.use(startFormerViewsCleanup({ readStore, projections, formerViews, holder }, logger));
  await finished;
};

const catalogueOf = ({ readStoreUrl }: Config, feed: ChangeFeed, logger: Logger) =>
  cacheCatalogue({
    readStoreUrl,
    made: (change) => feed.tell([change]),
    trouble: (error) => logger.warn({ err: error }, 'the catalogue could not be made'),
  });

const tracing = async (url: string | undefined, stack: AsyncDisposableStack) => {
  if (url === undefined) return undefined;
  const traces = await openTraces(url, 'tdr-projector');
  stack.defer(() => traces.close().catch(() => undefined));
  return traceViews(traces);
};

const progressLine = (logger: Logger) => {
  let next = -Infinity;
  return ({ name, version, position, head }: BuildProgress): void => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_EVERY_MS;
    logger.info({ view: name, version, position, head }, 'builds the view');
  };
};
