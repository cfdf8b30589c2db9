import { readFileSync } from 'node:fs';
import { queueKindNames } from '#contracts';
import { projections } from '#projections';
import { apiForTests, TestApi, writtenIn } from '#test/api';

const token = '9b0e6f41c7d2a853e61f07bb4c92d7a5';
const shown = { headers: { authorization: `Bearer ${token}` } };

describe('/metrics of the API', () => {
  const api = apiForTests();
  const metrics = async () => (await api.get('/metrics')).text;
  const value = (text: string, series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('says how far every view is, what waits, how each part is and what this process takes', async () => {
    const text = await metrics();
    for (const { name } of projections) expect(value(text, `tdr_view_lag_seconds{view="${name}"}`)).toBe(0);
    for (const kind of queueKindNames)
      expect(value(text, `tdr_queue_waiting{kind="${kind}"}`)).toEqual(expect.any(Number));
    expect(value(text, 'tdr_part_state{part="reading"}')).toBe(1);
    expect([value(text, 'tdr_log_answers'), value(text, 'tdr_views_answer'), value(text, 'tdr_sockets')]).toEqual([
      1, 1, 0,
    ]);
    expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    // There is no backup, and the metric does not claim one in 1970.
    expect(value(text, 'tdr_last_backup_timestamp_seconds')).toBeUndefined();
  });

  it('counts commands, questions, appends and refusals by the front end that asked', async () => {
    const ann = await api.signUp('Ann');
    const carId = await api.aCarId();
    const written = await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:20.00' }, ann);
    const { position } = writtenIn(written);
    await api.get('/api/v1/cars?limit=1', { headers: { 'x-after-position': String(position) } });
    await api.get('/api/v1/cars/nothing-of-the-kind', { headers: { 'x-client': 'Older123.js' } });
    const text = await metrics();
    expect(value(text, 'tdr_command_seconds_count{operation="POST /api/v1/lap-times"}')).toBe(1);
    expect(value(text, 'tdr_query_seconds_count{operation="GET /api/v1/cars"}')).toBe(2);
    expect(value(text, 'tdr_append_seconds_count{outcome="done"}')).toBeGreaterThan(0);
    expect(value(text, 'tdr_appends_waiting')).toBe(0);
    expect(text).toMatch(/\ntdr_errors_total\{code="[\w-]+",client="older"\} 1\n/);
    expect(value(text, 'tdr_log_position')).toBeGreaterThanOrEqual(position);
  });

  it.each(['alerts.yml', 'board.json'])('has every figure that docs/monitoring/%s asks for', async (file) => {
    const text = await metrics();
    const told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const asking = readFileSync(new URL(`../../docs/monitoring/${file}`, import.meta.url), 'utf8');
    const named = asking.match(/\b(?:tdr|process|nodejs)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !told.has(name.replace(/_bucket$/, '')))).toEqual([]);
  });

  it('is for this machine alone while nobody has chosen a token', async () => {
    expect((await api.get('/metrics', { from: '203.0.113.9' })).status).toBe(404);
    expect((await api.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
  });
});

describe('/metrics in production', () => {
  const start = async (env: Readonly<Record<string, string>>) => {
    const api = new TestApi({
      NODE_ENV: 'production',
      AUTH_SECRET: '4f1c9a7be02d83561f7740cbd9ea3358',
      PUBLIC_URL: 'https://tdr.example.org',
      ...env,
    });
    await api.start();
    return api;
  };

  it('is nowhere unless a token is set, and then for whoever shows it, from wherever', async () => {
    const closed = await start({});
    const without = await closed.get('/metrics');
    await closed.stop();
    const open = await start({ METRICS_TOKEN: token });
    const asked = [{}, { headers: { authorization: `Bearer ${token}x` } }, { ...shown, from: '203.0.113.9' }];
    const statuses = await Promise.all(asked.map(async (one) => (await open.get('/metrics', one)).status));
    await open.stop();
    expect([without.status, ...statuses]).toEqual([404, 404, 404, 200]);
  });
});
