import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { PublicChange, RegisteredWebhook, WebhooksAnswer, WebhookDto, Written } from '#contracts';
import { apiForTests, problemIn } from '#test/api';
import { eventually } from '#test/eventually';
import { WebhookSender } from '../../apps/api/src/webhooks/webhook-sender.ts';

const api = apiForTests({ WEBHOOK_NETWORKS: '127.0.0.1' });
const MINE = '/api/v1/me/webhooks';
/** The sender looks once a second. */
const SOON = { timeout: 10_000 };
type Got = { readonly path: string; readonly signature: string; readonly body: string };
const got: Got[] = [];
/** The receiver's response, by path; 204 by default. */
const answers: Record<string, (response: ServerResponse) => void> = {};

const receive = async (request: IncomingMessage, response: ServerResponse) => {
  const path = request.url ?? '';
  got.push({ path, signature: String(request.headers['tdr-signature']), body: await textOf(request) });
  const answer = answers[path] ?? ((taken) => taken.writeHead(204).end());
  answer(response);
};
const server = createServer((request, response) => void receive(request, response));

let ann: string;
let carId: string;
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  ann = await api.signUp('Ann');
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken('ann@example.org') });
  carId = await api.aCarId();
});
afterAll(() => void server.close());
afterAll(() => server.closeAllConnections());

const submit = async (tune: string): Promise<Written> =>
  (await api.submit({ carId, tune, trackCode: 'tRoad_a00', time: '24.50' }, ann)).json<Written>();
const register = async (path: string): Promise<RegisteredWebhook> => {
  const body = { url: `http://127.0.0.1:${port}${path}`, topics: ['times'] };
  const answer = await api.post(MINE, body, { cookie: ann });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('whsec_')]);
  return answer.json<RegisteredWebhook>();
};
const one = async (id: string): Promise<WebhookDto | undefined> =>
  (await api.get(MINE, { cookie: ann })).json<WebhooksAnswer>().webhooks.find((hook) => hook.id === id);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const tell = (now: string) => api.running.app.get(WebhookSender).tell(now);
const at = (path: string) => got.filter((one) => one.path === path);
const positionsAt = (path: string) =>
  at(path).flatMap(({ body }) =>
    (JSON.parse(body) as { changes: PublicChange[] }).changes.map(({ position }) => position),
  );

describe('a webhook', () => {
  it('is told what changed since it was registered, once and signed, through a restart', async () => {
    await submit('111');
    const { webhook, secret } = await register('/good');
    const { position } = await submit('222');
    await eventually(() => expect(positionsAt('/good')).toEqual([position]), SOON);
    const [{ signature, body } = { signature: '', body: '' }] = at('/good');
    const [, seconds = ''] = /^t=(\d+),v1=/.exec(signature) ?? [];
    const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(signature).toBe(`t=${seconds},v1=${expected}`);
    expect(JSON.parse(body)).toMatchObject({ webhookId: webhook.id, after: webhook.position });
    await eventually(async () => expect((await one(webhook.id))?.lastAnswer).toBe('204'), SOON);
    await api.restart();
    const next = await submit('323');
    await eventually(() => expect(positionsAt('/good')).toEqual([position, next.position]), SOON);
  });

  it('is told nothing again when every view is built anew', async () => {
    const { webhook } = await register('/rebuilt');
    const { position } = await submit('313');
    await eventually(() => expect(positionsAt('/rebuilt')).toEqual([position]), SOON);
    await eventually(async () => expect((await one(webhook.id))?.lastAnswer).toBe('204'), SOON);
    await api.running.close();
    rmSync(join(api.folder, 'views'), { recursive: true });
    await api.start();
    const next = await submit('331');
    await eventually(() => expect(positionsAt('/rebuilt')).toEqual([position, next.position]), SOON);
    await api.ask('DELETE', `${MINE}/${webhook.id}`, { cookie: ann });
  });

  it('that fails is told the same again later, and after a replay all of it', async () => {
    answers['/bad'] = (response) => response.writeHead(500).end('x'.repeat(100));
    const { webhook } = await register('/bad');
    const { position } = await submit('233');
    await eventually(async () => expect((await one(webhook.id))?.tries).toBe(1), SOON);
    expect(await one(webhook.id)).toMatchObject({ position: webhook.position, lastAnswer: '500', parkedAt: null });
    delete answers['/bad'];
    await tell(later(1));
    await eventually(async () => expect((await one(webhook.id))?.position).toBeGreaterThanOrEqual(position), SOON);
    expect(positionsAt('/bad')).toEqual([position, position]);
    await api.post(`${MINE}/${webhook.id}/replay`, { after: position - 1 }, { cookie: ann });
    await eventually(() => expect(positionsAt('/bad').length).toBe(3), SOON);
  });

  it('is not followed elsewhere, nor read to the end', async () => {
    answers['/moved'] = (response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    let isCut = false;
    answers['/huge'] = (response) => {
      response.writeHead(200);
      response.on('close', () => (isCut = true));
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    };
    const [moved, huge] = [await register('/moved'), await register('/huge')];
    await submit('133');
    await eventually(async () => expect((await one(moved.webhook.id))?.lastAnswer).toBe('302'), SOON);
    await eventually(async () => expect((await one(huge.webhook.id))?.lastAnswer).toBe('200'), SOON);
    await eventually(() => expect(isCut).toBe(true), SOON);
    expect(at('/elsewhere')).toEqual([]);
  });

  it.each([
    'http://127.0.0.2/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'https://10.0.0.1/',
    'ftp://a.example/',
  ])('is not registered at %s', async (url) => {
    const refused = await api.post(MINE, { url, topics: ['times'] }, { cookie: ann });
    expect([refused.status, problemIn(refused).code]).toEqual([422, 'webhook-address-refused']);
  });

  it('is one of five at most, its owner’s alone, and told nothing once removed', async () => {
    const { webhook } = await register('/fifth');
    const body = { url: `http://127.0.0.1:${port}/sixth`, topics: ['times'] };
    expect(problemIn(await api.post(MINE, body, { cookie: ann })).code).toBe('webhooks-too-many');
    const path = `${MINE}/${webhook.id}`;
    const eve = await api.signUp('Eve');
    expect(problemIn(await api.ask('DELETE', path, { cookie: eve })).code).toBe('webhook-unknown');
    expect(problemIn(await api.post(`${path}/replay`, { after: 0 }, { cookie: eve })).code).toBe('webhook-unknown');
    expect((await api.post(`${path}/replay`, { after: 99_999_999 }, { cookie: ann })).status).toBe(400);
    const left = (await api.ask('DELETE', path, { cookie: ann })).json<WebhooksAnswer>().webhooks;
    expect(left.map(({ id }) => id)).not.toContain(webhook.id);
  });
});
