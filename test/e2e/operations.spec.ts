import { randomUUID } from 'node:crypto';
import type { InstallationStatus, OperationPage } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { until } from '#test/eventually';
import { anAdmin } from '#test/staff';

const PROCESS_MS = 60_000;
const api = apiForTests();
let ann: string;
let bob: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  bob = await api.signUp('Bob');
});

const path = '/api/v1/operations';
const post = (url: string, body: object, cookie = ann) =>
  api.post(url, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const begin = (body: object, cookie = ann) => post(path, body, cookie);
const status = async (headers = {}) =>
  (await api.get(`${path}/status`, { cookie: ann, headers })).json<InstallationStatus>();
const newest = async () => (await api.get(path, { cookie: ann })).json<OperationPage>().items[0];

describe('operations over HTTP', () => {
  it('tell an admin how far each view is, and nobody else', async () => {
    const { views, head, logId, lastBackup } = await status();
    expect([head > 0, logId.length > 0, lastBackup]).toEqual([true, true, null]);
    expect(views.find(({ name }) => name === 'cars')).toMatchObject({ known: true, workedBy: 'api', parkedCount: 0 });
    for (const cookie of [bob, '']) {
      const refused = await api.get(`${path}/status`, { cookie });
      expect([401, 403]).toContain(refused.status);
    }
    expect((await begin({ act: 'rebuild', target: 'cars', reason: 'repair' }, bob)).status).toBe(403);
  });

  it(
    'rebuild a view beside the live one, say who did it and why, and go back',
    async () => {
      for (const [act, kind] of [
        ['rebuild', 'before'],
        ['switch', 'before'],
      ] as const) {
        const answer = await begin({ act, target: 'cars', reason: 'repair' });
        const { id, position, views } = writtenIn(answer);
        expect([answer.status, views.toSorted()]).toEqual([200, ['audit-log', 'operations']]);
        const { running } = await status({ 'x-after-position': String(position) });
        expect(running.map(({ operation }) => operation.operationId)).toEqual([id]);
        await until(async () => (await newest())?.status === 'ended', { timeout: 30_000, interval: 300 });
        expect(await newest()).toMatchObject({
          operationId: id,
          act,
          target: 'cars',
          by: { name: 'Ann' },
          reason: 'repair',
          outcome: 'done',
          figures: { views: 1, differing: 0 },
        });
        expect((await status()).views.find(({ name }) => name === 'cars')?.aside?.kind).toBe(kind);
      }
    },
    PROCESS_MS,
  );

  it('refuse views that there are not, acts that need the machine, and operations that nobody began', async () => {
    const unknown = await begin({ act: 'verify', target: 'nonsense', reason: 'routine' });
    expect([unknown.status, problemIn(unknown).code]).toEqual([404, 'view-unknown']);
    expect((await begin({ act: 'erase', target: 'cars', reason: 'routine' })).status).toBe(400);
    const of = `${path}/6b0e7c52-93ac-4c0d-9b51-2f6a1c0d7e11/cancel`;
    const nobody = await post(of, { reason: 'routine' });
    expect([nobody.status, problemIn(nobody).code]).toEqual([404, 'operation-unknown']);
  });
});
