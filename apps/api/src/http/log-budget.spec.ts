import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { budgetFor, REQUEST_MS } from '../../../../libs/event-store/src/timeouts.ts';
import { useLogBudget } from './log-budget.ts';

const json = { 'content-type': 'application/json' };

describe('the budget of a request', () => {
  let app: FastifyInstance;
  const later = Promise.withResolvers<number>();
  /** More than a request may wait, so that the value shows whose budget it is. */
  const left = () => budgetFor(10 * REQUEST_MS).ends - performance.now();

  beforeAll(async () => {
    app = fastify();
    useLogBudget(app);
    app.route({ method: ['GET', 'POST'], url: '/', handler: async () => ({ left: left() }) });
    app.get('/job', async (_, reply) => {
      reply.raw.once('close', () => setImmediate(() => later.resolve(left())));
      return {};
    });
    await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  const asked = async (path: string, init?: RequestInit) => {
    const { port } = app.server.address() as { port: number };
    return (await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json()) as { left: number };
  };

  /** A body whose chunks come one after the other, so that the last arrives on its own. */
  const slowBody = () =>
    ReadableStream.from(
      (async function* () {
        for (const piece of ['{', '"a"', ':', '1}']) {
          yield new TextEncoder().encode(piece);
          await delay(20);
        }
      })(),
    );

  it.each([
    ['without a body', () => ({})],
    ['with one', () => ({ method: 'POST', headers: json, body: '{"a":1}' })],
    ['with one that comes slowly', () => ({ method: 'POST', headers: json, body: slowBody(), duplex: 'half' })],
  ])('is shared by all that a request asks %s', async (_, init) => {
    expect((await asked('/', init() as RequestInit)).left).toBeLessThanOrEqual(REQUEST_MS);
  });

  it('is not that of what goes on when the request is answered', async () => {
    await asked('/job');
    expect(await later.promise).toBeGreaterThan(REQUEST_MS);
  });
});
