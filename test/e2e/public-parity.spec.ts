import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { eventually } from '#test/eventually';
import { io, type Socket } from 'socket.io-client';
import type { ApiScope, ChannelAck, Dump, IssuedApiKey, Written } from '#contracts';
import { aCar } from '#test/a-car';
import { type Answer, apiForTests } from '#test/api';
import { currentDocument } from '#test/from-document';
import { anAdmin, userIdOf } from '#test/staff';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';

const api = apiForTests({ WEBHOOK_NETWORKS: '127.0.0.1', LIMIT_KEYS_PER_MINUTE: '1000000' });
const mark = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
const secrets = {
  mail: { text: mark('vera-mail'), readers: ['owner'] },
  deck: { text: mark('deck'), readers: ['owner'] },
  note: { text: mark('note'), readers: ['owner'] },
  pendingCar: { text: mark('Citroen'), readers: ['admin'] },
} as const;
type Secret = keyof typeof secrets;

type Asked = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };
const roles: Record<'nobody' | 'member' | 'key' | 'owner' | 'admin', Asked> = {
  nobody: {},
  member: {},
  key: {},
  owner: {},
  admin: {},
};
type Role = keyof typeof roles;
const everybody = Object.keys(roles) as Role[];

const bodies: string[] = [];
const receiver = createServer(async (request, response) => {
  bodies.push(await textOf(request));
  response.writeHead(204).end();
});
const heard = new Map<Role, string[]>();
const sockets: Socket[] = [];
let cell: string;
let veraId: string;
let from: number;

const wish = () => ({ 'idempotency-key': randomUUID() });
const ok = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return answer;
};
const confirmed = async (name: string, email = `${name.toLowerCase()}@example.org`) => {
  const cookie = await api.signUp(name, email);
  ok(await api.post('/api/auth/confirm-email', { token: await api.mailedToken(email) }));
  return cookie;
};

const CHANNELS = 'catalogue car-photos car-loops challenges records planned-events clubs timeline groups';
const listenAs = async (role: Role, carId: string) => {
  const { cookie } = roles[role];
  const extraHeaders: Record<string, string> = cookie === undefined ? {} : { cookie };
  const socket = io(api.running.url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  const texts: string[] = [];
  heard.set(role, texts);
  socket.on('view-changed', (change) => texts.push(JSON.stringify(change)));
  const channels = [`car:${carId}`, 'history:car', 'translations', 'live-translations', ...CHANNELS.split(' ')];
  const joined = (await socket.emitWithAck('join', channels)) as ChannelAck;
  expect([role, joined.ok]).toEqual([role, true]);
};

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  roles.owner = { cookie: await confirmed('Vera', `${secrets.mail.text}@example.org`) };
  roles.member = { cookie: await confirmed('Bob') };
  roles.admin = { cookie: await anAdmin(api, 'Adam') };
  const scopes: ApiScope[] = ['own-data'];
  const issued = ok(await api.post('/api/v1/me/api-keys', { name: 'Parity', scopes }, roles.member));
  roles.key = { headers: { authorization: `Bearer ${issued.json<IssuedApiKey>().secret}` } };
  veraId = await userIdOf(api, roles.owner.cookie!);
  const [carId, own] = [await api.aCarId(0), await api.aCarId(1)];
  for (const role of everybody) await listenAs(role, carId);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const topics = ['times', 'cars', 'community'];
  for (const role of ['member', 'owner'] as const)
    ok(await api.post('/api/v1/me/webhooks', { url, topics }, roles[role]));
  from = await api.running.ports.eventStore.head();

  const copy = {
    copyId: '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36',
    carId: own,
    points: '996',
    since: null,
    won: 0,
    lost: 0,
    drawn: 0,
    locked: false,
  };
  const asVera = { ...roles.owner, headers: wish() };
  ok(await api.ask('PUT', '/api/v1/garage/copies', { ...asVera, body: { copies: [copy] } }));
  const note = { text: secrets.note.text };
  ok(
    await api.ask('PUT', '/api/v1/garage/copies/3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36/note', {
      ...roles.owner,
      headers: wish(),
      body: note,
    }),
  );
  const deck = { name: secrets.deck.text, query: `?share=~C${own}~T332` };
  const decks = [{ id: randomUUID(), deck, changedAt: new Date().toISOString() }];
  ok(await api.ask('PUT', '/api/v1/decks', { ...roles.owner, headers: wish(), body: { decks } }));
  const { brand, year } = aCar();
  const figures = { name: secrets.pendingCar.text, brand, year };
  const pending = { gameVersion: '26', figures, reason: { code: 'missing-here', text: 'Seen.' } };
  ok(await api.post('/api/v1/cars', pending, { ...roles.admin, headers: wish() }));
  const time = { carId, tune: '332', trackCode: 'kart_a01', time: '24.50' };
  const { position } = ok(await api.submit(time, roles.owner.cookie!)).json<Written>();
  cell = `${carId}|332|kart_a01`;
  const after = { 'x-after-position': String(position) };
  ok(await api.get(`/api/v1/lap-times/matrix?deck=~Kkart_a01~C${carId}~T332`, { headers: after }));
  await api.running.app.get(NightlyDump).make('2026-03-01T00:10:00.000Z');
});
afterAll(() => sockets.forEach((socket) => socket.close()));
afterAll(() => void receiver.close());
afterAll(() => receiver.closeAllConnections());

const seenIn = (text: string): Secret[] =>
  (Object.keys(secrets) as Secret[]).filter((name) => text.includes(secrets[name].text));

/** All responses to a role, of GETs that need only their URL, and of those where Vera's data would be. */
const answersTo = async (role: Role): Promise<string> => {
  const { paths } = await currentDocument(api);
  const lists = Object.keys(paths).filter((path) => paths[path]?.['get'] && !/[{]|stream|client\.tgz/.test(path));
  const texts: string[] = [];
  for (const path of [...lists, '/api/v1/garages/Vera']) texts.push((await api.get(path, roles[role])).text);
  return texts.join('\n');
};

const dumped = async (role: Role): Promise<string> => {
  const { files } = (await api.get('/api/v1/dump', roles[role])).json<Dump>();
  const texts = files.map(async ({ url }) =>
    gunzipSync((await api.running.app.inject({ url })).rawPayload).toString('latin1'),
  );
  return (await Promise.all(texts)).join('\n');
};

const fed = async (role: Role): Promise<string> => (await api.get(`/api/v1/stream?after=${from}`, roles[role])).text;

describe.each(everybody)('%s', (role) => {
  it('reads by the API what is theirs, and nothing else that is private', async () => {
    const own = (Object.keys(secrets) as Secret[]).filter((name) =>
      (secrets[name].readers as readonly Role[]).includes(role),
    );
    expect(seenIn(await answersTo(role))).toEqual(own);
  });

  it('finds in the dump, the feed and the live room what is public, and nothing that is private, their own included', async () => {
    await eventually(() => expect(heard.get(role)?.join('\n')).toContain(cell), { timeout: 10_000 });
    const [files, feed, room] = [await dumped(role), await fed(role), heard.get(role)?.join('\n') ?? ''];
    const [carId = '', tune = '', trackCode = ''] = cell.split('|');
    expect(files).toContain(JSON.stringify({ carId, tune, trackCode }).slice(0, -1));
    expect(feed).toContain(cell);
    const privateIn = (text: string) => [...seenIn(text), ...(text.includes(veraId) ? ['who it was'] : [])];
    expect({ files: privateIn(files), feed: privateIn(feed), room: privateIn(room) }).toEqual({
      files: [],
      feed: [],
      room: [],
    });
  });
});

describe('a webhook', () => {
  it('is told what is public, and nothing that is private, its owner’s own included', async () => {
    await eventually(() => expect(bodies.filter((body) => body.includes(cell)).length).toBe(2), { timeout: 10_000 });
    const all = bodies.join('\n');
    expect([seenIn(all), all.includes(veraId)]).toEqual([[], false]);
  });
});
