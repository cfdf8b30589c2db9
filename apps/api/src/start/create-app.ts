import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Accounts } from '#accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RedisClientType } from 'redis';
import { useAccountCounters } from '../accounts/call-auth.ts';
import { countersInFile } from '../accounts/counters.file.ts';
import type { Counters } from '../accounts/counters.ts';
import { countersInRedis } from '../accounts/counters.redis.ts';
import { useAuthRoutes } from '../accounts/auth-routes.ts';
import { useOutboxPage } from '../accounts/outbox-page.ts';
import { AppModule } from '../app.module.ts';
import { useCompression } from '../http/compression.ts';
import { limitConnections } from '../http/connection-limits.ts';
import { correlationIdOf, useCorrelation } from '../http/correlation.ts';
import { descriptorsMax, roomOf } from '../http/descriptors.ts';
import { useEntityTags } from '../http/entity-tag.ts';
import { useFileBodies } from '../http/file-bodies.ts';
import { rewriteUrl, useFormerPaths } from '../http/former-paths.ts';
import { useFrontEnd } from '../http/front-end.ts';
import { useLastAnswers } from '../http/last-answers.ts';
import { limitCommands } from '../http/limit-commands.ts';
import { useLogBudget } from '../http/log-budget.ts';
import { useOpenApi } from '../http/open-api.ts';
import { ProblemFilter } from '../http/problem.filter.ts';
import { problemOf } from '../http/problem-of.ts';
import { useCors } from '../http/other-origins.ts';
import { useKeys } from '../http/presented-key.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { accountGuard } from '../action-limits/account-guard.ts';
import { DailyActionCounts, useActionCounters } from '../action-limits/daily-action-counts.ts';
import { useRateLimits } from '../http/rate-limits.ts';
import { useOriginCheck } from '../http/same-origin.ts';
import { useSecurityHeaders } from '../http/security-headers.ts';
import { useTraces } from '../http/traced-writes.ts';
import { useWellFormedBodies } from '../http/well-formed.ts';
import { useWrittenPosition } from '../http/written-position.ts';
import { LiveAdapter } from '../live/live.adapter.ts';
import { clientFiles } from '../metrics/client-of.ts';
import { measureNode } from '../metrics/measure-node.ts';
import { useMetrics, useMetricsPage } from '../metrics/use-metrics.ts';
import type { Ports } from '../ports.ts';
import { useSwitches } from '../site/refuse-writes.ts';
import { SiteState } from '../site/site-state.ts';
import { nestLogger } from './nest-logger.ts';
import { projectRoot } from './project-root.ts';

const BODY_BYTES_MAX = 100 * 1024;
/** The URL of 60 cars on 600 tracks, and the page's own URL, as `Referer` once more. */
const HEADER_BYTES_MAX = 64 * 1024;
/** Slower than the largest body on the slowest line is cut off: it would hold a connection for nothing. */
const REQUEST_MS_MAX = 30_000;
const CONNECTIONS_CHECKED_EVERY_MS = 5_000;
/** A car's id of 120 characters, each escaped as three bytes of three characters. */
const PARAMETER_CHARACTERS_MAX = 120 * 9;

const guardOf = (app: NestFastifyApplication, accounts: Accounts) =>
  accountGuard(accounts, app.get(RememberedMembers), app.get(DailyActionCounts));

/** The full HTTP and socket application over open stores, initialised and not yet listening. */
export const createApp = async (ports: Ports, redis?: RedisClientType): Promise<NestFastifyApplication> => {
  const { config, logger, accounts } = ports;
  const frontEnd = join(projectRoot(), 'frontend', 'dist');
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(ports), fastifyAdapter(config.trustProxy), {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  useCorrelation(fastify, logger);
  useTraces(fastify, ports.traces);
  useFormerPaths(fastify);
  useLastAnswers(fastify);
  useLogBudget(fastify);
  const counted = useMetrics(fastify, ports.metrics, clientFiles(frontEnd));
  await useSecurityHeaders(fastify, config);
  // Before all hooks that may refuse: a page elsewhere reads refusals, too.
  await useCors(fastify, config);
  // The tag is of the content, before compression.
  useEntityTags(fastify);
  await useCompression(fastify);
  useWellFormedBodies(fastify);
  useFileBodies(fastify);
  useOriginCheck(fastify, config);
  useWrittenPosition(fastify);
  await useCounters(fastify, config, redis);
  useKeys(fastify, accounts);
  useSwitches(fastify, app.get(SiteState));
  app.useGlobalFilters(new ProblemFilter(logger, counted));
  const room = roomOf(descriptorsMax());
  limitConnections(app.getHttpServer(), { ...config.limits, ...room, trustProxy: config.trustProxy });
  app.useWebSocketAdapter(new LiveAdapter(app, config, redis, room.sockets));
  useOpenApi(app);
  await app.init();
  if (ports.metrics) measureNode(ports.metrics, app, ports);
  // After Nest has set its error handler, or the errors of these would bypass the filter.
  await useAuthRoutes(fastify, accounts, config.publicUrl, guardOf(app, accounts));
  useMetricsPage(fastify, ports);
  if (config.development) useOutboxPage(fastify, config.outbox);
  await useFrontEnd(fastify, frontEnd, config.addresses);
  await fastify.ready();
  return app;
};

/** Shared by all nodes where they have a Redis. */
const useCounters = async (
  fastify: FastifyInstance,
  config: Ports['config'],
  redis?: RedisClientType,
): Promise<void> => {
  const shared = redis && countersInRedis(redis);
  useAccountCounters(fastify, shared);
  useActionCounters(fastify, shared ?? (await ofOneNode(fastify, config)));
  await useRateLimits(fastify, config, shared && limitCommands(shared));
};

/** A single node restores the day's counts at its next start. */
const ofOneNode = async (fastify: FastifyInstance, { dataDir }: Ports['config']): Promise<Counters> => {
  const { counters, close } = await countersInFile(join(dataDir, 'acts-of-day.json'));
  fastify.addHook('onClose', close);
  return counters;
};

const fastifyAdapter = (trustProxy: readonly string[]): FastifyAdapter =>
  new FastifyAdapter({
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    // Node takes the longer of the two for whole requests: the default of a minute for headers would be that.
    http: {
      headersTimeout: REQUEST_MS_MAX,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MS,
      maxHeaderSize: HEADER_BYTES_MAX,
    },
    rewriteUrl,
    genReqId: correlationIdOf,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: PARAMETER_CHARACTERS_MAX },
    // An unreadable URL never reaches the filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const { retryAfter: _, ...problem } = problemOf(error, request.id);
      reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
    },
  });
