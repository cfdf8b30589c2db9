import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCommand } from '#contracts';
import { type Metrics, presentsToken } from '#telemetry';
import { endpointOf } from '../http/endpoint-of.ts';
import { refuseOthers } from '../http/refuse-others.ts';
import { Refused } from '../http/refused.ts';
import type { Ports } from '../ports.ts';
import { clientOf } from './client-of.ts';

type Refusal = (request: FastifyRequest, code: string) => void;

/** Measures every request by its operation; returns the counter of refusals. Without metrics it does nothing. */
export const useMetrics = (app: FastifyInstance, metrics: Metrics | undefined, files: ReadonlySet<string>): Refusal => {
  if (!metrics) return () => undefined;
  const commands = metrics.seconds('command_seconds', 'How long commands took, by operation', ['operation']);
  const queries = metrics.seconds('query_seconds', 'How long questions took, by operation', ['operation']);
  const answers = metrics.counter('answers_total', 'Answers by status', ['status']);
  const errors = metrics.counter('errors_total', 'Refusals by code, and by the front end that asked', [
    'code',
    'client',
  ]);
  app.addHook('onResponse', (request, reply, done) => {
    answers.inc({ status: String(reply.statusCode) });
    const endpoint = endpointOf(request);
    if (endpoint) {
      const seconds = isCommand(endpoint) ? commands : queries;
      seconds.observe({ operation: `${endpoint.method} ${endpoint.path}` }, reply.elapsedTime / 1_000);
    }
    done();
  });
  return (request, code) => errors.inc({ code, client: clientOf(request, files) });
};

/** `/metrics` for permitted callers; without metrics the page does not exist. */
export const useMetricsPage = (app: FastifyInstance, { metrics, config }: Pick<Ports, 'metrics' | 'config'>): void => {
  if (!metrics) return;
  const token = config.metrics?.token;
  app.get('/metrics', async (request, reply) => {
    if (token === undefined) refuseOthers(request);
    else if (!presentsToken(request.headers.authorization, token)) throw new Refused('route-unknown');
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
};
