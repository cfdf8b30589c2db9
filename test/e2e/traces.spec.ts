import { randomUUID } from 'node:crypto';
import { TestApi, writtenIn } from '#test/api';
import { startCollector } from '#test/collector';

type Span = Awaited<ReturnType<typeof startCollector>>['spans'][number];
const msOf = (span: Span | undefined): number =>
  Number(BigInt(span?.endTimeUnixNano ?? 0) - BigInt(span?.startTimeUnixNano ?? 0)) / 1_000_000;

describe('a trace of a write', () => {
  it('goes from the click through the log to each view, and names nobody', async () => {
    const collector = await startCollector();
    const api = new TestApi({ TRACES_URL: collector.url });
    await api.start();
    const cookie = await api.signUp('Ann');
    const key = randomUUID();
    const time = { carId: await api.aCarId(), tune: '332', trackCode: 'slalom_a00', time: '34.50' };
    const { position } = writtenIn(
      await api.post('/api/v1/lap-times', time, {
        cookie,
        headers: { 'idempotency-key': key, 'x-since-press': '240' },
      }),
    );
    await api.get('/api/v1/records?limit=1', { headers: { 'x-after-position': String(position) } });
    await api.stop();
    await collector.stop();

    const trace = collector.spans.filter(({ traceId }) => traceId === key.replaceAll('-', ''));
    const root = trace.find(({ name }) => name === 'POST /api/v1/lap-times');
    const names = trace.map(({ name }) => name);
    const press = trace.find(({ name }) => name === 'press');
    expect(press?.endTimeUnixNano).toBe(root?.startTimeUnixNano);
    expect(msOf(press)).toBeCloseTo(240);
    expect(names).toEqual(expect.arrayContaining(['append', 'view lap-times', 'view cell-history']));
    expect(root?.parentSpanId ?? '').toBe('');
    expect(new Set(trace.flatMap((one) => (one === root ? [] : one.parentSpanId)))).toEqual(new Set([root?.spanId]));
    const view = trace.find(({ name }) => name === 'view lap-times');
    expect(BigInt(view?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(root?.startTimeUnixNano ?? 0));
    expect(collector.spans.filter(({ name }) => name.startsWith('GET'))).toEqual([]);
    expect(JSON.stringify(collector.spans)).not.toMatch(/ann/i);
  });
});
