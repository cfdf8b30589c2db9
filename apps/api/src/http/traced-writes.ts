import type { FastifyInstance } from 'fastify';
import { traceNow, type Traces } from '#telemetry';

/** What came later than this after a press was not what somebody pressed for: an unsent time, a restart. */
const PRESS_MAX_MS = 10_000;

/** In ms, of the header that the pages send; undefined where there is none of use. */
const sincePress = (header: string | readonly string[] | undefined): number | undefined => {
  const ms = typeof header === 'string' && /^\d{1,5}$/.test(header) ? Number(header) : PRESS_MAX_MS + 1;
  return ms > PRESS_MAX_MS ? undefined : ms;
};

/** A trace of each request that changes something, by its route alone: addresses name people and what they look at. */
export const useTraces = (app: FastifyInstance, traces: Traces | undefined): void => {
  if (!traces) return;
  app.addHook(
    'onResponse',
    ({ id, method, headers, routeOptions: { url: route } }, { statusCode, elapsedTime }, done) => {
      if (method !== 'GET' && method !== 'HEAD' && route !== undefined) {
        const ended = traceNow();
        const began = ended - elapsedTime;
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': statusCode,
        };
        traces.request({ correlationId: id, name: `${method} ${route}`, began, ended, attributes });
        const waited = sincePress(headers['x-since-press']);
        // By this clock: the browser's own may be minutes off.
        if (waited !== undefined)
          traces.step({ correlationId: id, name: 'press', began: began - waited, ended: began });
      }
      done();
    },
  );
};
