import type { FastifyInstance } from 'fastify';
import { traceNow, type Traces } from '#telemetry';

/** A later request was not caused by the click: an unsent time, a restart. */
const PRESS_MAX_MS = 10_000;

/** In ms, from the header that the pages send; undefined where it is missing or unusable. */
const sincePress = (header: string | readonly string[] | undefined): number | undefined => {
  const ms = typeof header === 'string' && /^\d{1,5}$/.test(header) ? Number(header) : PRESS_MAX_MS + 1;
  return ms > PRESS_MAX_MS ? undefined : ms;
};

/** A trace of each write request, named by its route only: full addresses name users and what they read. */
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
