import type { INestApplication } from '@nestjs/common';
import { queueKindNames } from '#contracts';
import { reviewQueue } from '#projections/review-queue/review-queue.projection';
import { countOf, longestWaiting } from '#projections/review-queue/review-queue.query';
import { sampledViews } from '#operations';
import type { Metrics } from '#telemetry';
import { LiveGateway } from '../live/live.gateway.ts';
import type { Ports } from '../ports.ts';
import { StatusReport } from '../site/status-report.ts';

const STATES = { works: 1, slow: 0.5, down: 0 } as const;

export const measureNode = (
  metrics: Metrics,
  app: INestApplication,
  { readStore, accounts }: Pick<Ports, 'readStore' | 'accounts'>,
): void => {
  const view = readStore.view(reviewQueue);
  const gateway = app.get(LiveGateway);
  const told = app.get(StatusReport);
  metrics.askedOne('sockets', 'Open sockets of this node', () => gateway.server.engine.clientsCount);
  metrics.askedOne('deck_links', 'Short links to decks that are kept', () => accounts.deckLinks.count());
  metrics.asked('queue_waiting', 'What waits for a moderator, by kind, counted to 1,000', ['kind'], () =>
    Promise.all(queueKindNames.map(async (kind) => [{ kind }, await countOf(view, kind)] as const)),
  );
  metrics.asked('queue_oldest_timestamp_seconds', 'Since when the oldest of a kind waits', ['kind'], async () => {
    const since = await Promise.all(
      queueKindNames.map(async (kind) => [{ kind }, secondsOf(await longestWaiting(view, kind))] as const),
    );
    return since.flatMap(([kind, seconds]) => (seconds === undefined ? [] : [[kind, seconds] as const]));
  });
  metrics.asked('views_unequal', 'What samples found that views, or the log, say differently', ['equality'], async () =>
    ((await sampledViews(readStore))?.equalities ?? []).map(
      ({ equality, unequal }) => [{ equality }, unequal.length] as const,
    ),
  );
  metrics.asked('part_state', 'How a part of the site is: 1 works, 0.5 slow, 0 down', ['part'], async () =>
    (await told.status()).parts.map(({ part, state }) => [{ part }, STATES[state]] as const),
  );
  metrics.askedOne('last_backup_timestamp_seconds', 'When the newest backup was made', async () =>
    secondsOf((await told.status()).backup),
  );
  metrics.askedOne('last_drill_timestamp_seconds', 'When a drill last proved a backup', async () =>
    secondsOf((await told.status()).drill),
  );
};

const secondsOf = (at: string | null | undefined): number | undefined =>
  at === null || at === undefined ? undefined : Date.parse(at) / 1_000;
