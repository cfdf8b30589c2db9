import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { LiveGateway } from '../../apps/api/src/live/live.gateway.ts';
import { EndedRows } from '../../apps/api/src/privacy/ended-rows.ts';
import { languageCodes, mostCompared } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { currentDocument, requestFor } from '#test/from-document';
import { fuzzedRequest } from '#test/fuzz-request';
import { aPicture, sendPicture } from '#test/pictures';
import { idempotencyHeader } from '#test/writing';

const SOCKETS = 3;
const SOCKETS_OF_ALL = 5;
const CONNECTIONS = SOCKETS * 4;

describe('sockets', () => {
  const api = apiForTests({
    LIMIT_SOCKETS_PER_ADDRESS: String(SOCKETS),
    LIMIT_SOCKETS: String(SOCKETS_OF_ALL),
    TRUST_PROXY: 'loopback',
  });
  const ask = (address: string, more: string, body?: string) =>
    fetch(`${api.running.url}/socket.io/?EIO=4&transport=polling${more}`, {
      headers: { 'x-forwarded-for': address },
      ...(body !== undefined && { method: 'POST', body }),
    });
  const openedBy = async (address: string, more = ''): Promise<string | undefined> =>
    /"sid":"([^"]+)"/.exec(await (await ask(address, more)).text())?.[1];
  const open = () => api.running.app.get(LiveGateway).server.engine.clientsCount;

  it('that send what is deeper than anything harm nobody', async () => {
    const deep = '['.repeat(15_000) + ']'.repeat(15_000);
    for (const [n, message] of [`42["join",${deep}]`, `451-["join",${deep},{"_placeholder":true,"num":0}]`].entries()) {
      const sid = await openedBy(`203.0.113.${n + 10}`);
      for (const text of ['40', `${message}\x1ebAAAA`]) await ask('203.0.113.10', `&sid=${sid}`, text);
      await ask('203.0.113.10', `&sid=${sid}`, '1');
    }
    expect((await fetch(`${api.running.url}/health/live`)).status).toBe(200);
  });

  it('are so many for an address, however their name is left empty, and so many for all', async () => {
    const names = ['', '&sid=', '&sid', '&sid=&sid=', '&%73id=', '&SID=x', '&t=?sid=x', '&sid=&sid=x'];
    for (const address of ['203.0.113.1', '203.0.113.2'])
      for (const name of [...names, ...names]) await openedBy(address, name);
    expect(open()).toBe(SOCKETS_OF_ALL);
    expect(await openedBy('203.0.113.3')).toBeUndefined();
    expect((await fetch(`${api.running.url}/health/live`)).status).toBe(200);
  });
});

describe('connections', () => {
  const api = apiForTests({ LIMIT_SOCKETS_PER_ADDRESS: String(SOCKETS) });

  it('of one address that say nothing are so many, and leave room', async () => {
    const { port } = new URL(api.running.url);
    const opened = [];
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      opened.push(socket);
    }
    for (let n = 0; n < 5; n += 1) await once(connect(Number(port), '127.0.0.1').resume(), 'close');
    expect(opened.every(({ destroyed }) => !destroyed)).toBe(true);
    for (const one of opened) one.destroy();
  });
});

describe('a JSON body', () => {
  const api = apiForTests();
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [n.toString(36), 0])));
  const bodies: Readonly<Record<string, string>> = {
    'of nested lists': '['.repeat(3_000) + ']'.repeat(3_000),
    'of nested objects': '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000),
    'that is as deep as it may be long': `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    'of thousands of names': wide,
  };

  it.each(Object.entries(bodies))('%s is a 400 on every operation that takes one', async (_, body) => {
    const { paths, ...document } = await currentDocument(api);
    const taking = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.requestBody?.content['application/json'] ? [{ path, method, operation }] : [],
      ),
    );
    expect(taking.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const { path, method, operation } of taking) {
      const { url, headers } = requestFor(path, operation, { paths, ...document });
      const asked = { body, headers: { ...headers, ...idempotencyHeader() } };
      const answer = await api.ask(method.toUpperCase() as 'POST', url, asked);
      const isRefused = answer.status === 400 && problemIn(answer).code === 'shape-invalid';
      if (!isRefused) faults.push(`${method} ${url}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('pictures', () => {
  const api = apiForTests();
  const year = String(new Date().getUTCFullYear());
  const sharedBy = async (name: string): Promise<string> => {
    const cookie = await api.signUp(name);
    await api.submit({ carId: await api.aCarId(), tune: '332', trackCode: 'tRoad_a00', time: '1:24.50' }, cookie);
    const body = { period: year, cards: ['year', 'times'] };
    const share = writtenIn(
      await api.ask('POST', '/api/v1/recap/shares', { body, cookie, headers: idempotencyHeader() }),
    );
    await api.get(`/api/v1/shared-recaps/${share.id}`, { headers: { 'x-after-position': String(share.position) } });
    return share.id;
  };
  const drawn = (key: string, card: string, language: string, from: string) =>
    api.get(`/api/v1/shared-recaps/${key}/cards/${card}/picture?language=${language}`, { from });

  it('of recaps are for everybody while one address asks for more than can be drawn, and are drawn once', async () => {
    const key = await sharedBy('Ann');
    const wanted = languageCodes.flatMap((language) => ['year', 'times'].map((card) => [card, language] as const));
    const flood = wanted.map(([card, language]) => drawn(key, card, language, '203.0.113.1'));
    const others = ['203.0.113.2', '203.0.113.3'].map((from) => drawn(key, 'year', 'cs', from));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const statuses = Map.groupBy(await Promise.all(flood), ({ status }) => status);
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    const again = await Promise.all(Array.from({ length: 12 }, () => drawn(key, 'year', 'cs', '203.0.113.4')));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  });

  it('that somebody sends are made while another sends more than can be made', async () => {
    const [ann, bob] = [await api.signUp('Anna'), await api.signUp('Bob')];
    const picture = await aPicture();
    const flood = Array.from({ length: 12 }, () => sendPicture(api, ann, picture));
    expect((await sendPicture(api, bob, picture)).status).toBe(201);
    expect((await Promise.all(flood)).map(({ status }) => status)).toContain(503);
  });
});

describe('short links', () => {
  const api = apiForTests();

  it('that one address may have kept are few, the same deck counts once, and others may go on', async () => {
    const { items } = (await api.get('/api/v1/cars?limit=50')).json<{ items: { id: string }[] }>();
    const shorten = async (query: string, more: { from: string; cookie?: string }) =>
      (await api.ask('POST', '/api/v1/deck-links', { body: { query }, ...more })).status;
    const kept = () => api.running.ports.accounts.deckLinks.count();
    const stranger = { from: '203.0.113.1' };
    const statuses: number[] = [];
    for (const { id } of items)
      for (const view of ['', '&base=0', '&base=9']) statuses.push(await shorten(`?share=~C${id}${view}`, stranger));
    expect(statuses).toEqual(statuses.map((_, n) => (n < 60 ? 200 : 429)));
    expect(await kept()).toBe(20);
    const [first, last] = [items.at(0)?.id, items.at(-1)?.id];
    const cookie = await api.signUp('Ann');
    expect([
      await shorten(`?share=~C${first}`, stranger),
      await shorten(`?share=~C${last}`, { from: '203.0.113.2' }),
      await shorten(`?share=~C${last}~T332`, { ...stranger, cookie }),
    ]).toEqual([200, 200, 200]);
  });
});

describe('what is counted of those who come', () => {
  const api = apiForTests();
  const alone = { from: '203.0.113.1' };
  const others = ['203.0.113.2', '203.0.113.3'].map((from) => ({ from }));
  let [shunned, liked] = ['', ''];
  beforeAll(async () => void ([shunned, liked] = await Promise.all([api.aCarId(0), api.aCarId(1)])));

  it('is not one address’s, whatever it looks at', async () => {
    const look = (carId: string, { from }: { from: string }, tune = '111') =>
      api.get(`/api/v1/lap-times/matrix?deck=~KcanyonButte_ae0~C${carId}~T${tune}&looked=yes`, { from });
    for (let n = 0; n < 20; n += 1) {
      await look(shunned, alone, n % 2 === 0 ? '111' : '332');
      const body = { cars: [{ carId: shunned, tune: '111' }], tracks: ['canyonButte_ae0'], looked: 'yes' };
      await api.post('/api/v1/lap-times/matrix', body, alone);
    }
    for (const other of others) await look(liked, other);
    await api.restart();
    const { items } = mostCompared.parse((await api.get('/api/v1/most-compared')).json());
    expect(items).toEqual([
      { carId: liked, looks: 2 },
      { carId: shunned, looks: 1 },
    ]);
  });

  it('is few visits of one address, and all of others', async () => {
    for (let n = 0; n < 60; n += 1) expect((await api.ask('POST', '/api/v1/visits', alone)).status).toBe(204);
    for (const other of others) await api.ask('POST', '/api/v1/visits', other);
    await api.restart();
    const days = await api.running.ports.accounts.visits.newest(7);
    expect(days.reduce((sum, { visits }) => sum + visits, 0)).toBe(12);
  });
});

describe('what strangers leave behind', () => {
  const api = apiForTests();
  const FAR_DAYS = 400;

  const kept = async (): Promise<Readonly<Record<string, number>>> => {
    const accounts = new DatabaseSync(join(api.folder, 'accounts.sqlite'), { readOnly: true });
    try {
      const tables = accounts.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
      const rows = tables.map(({ name }) => {
        const counted = accounts.prepare(`SELECT count(*) AS rows FROM "${String(name)}"`).get();
        return [String(name), Number(counted?.['rows'])] as const;
      });
      return { ...Object.fromEntries(rows), events: await api.running.ports.eventStore.head() };
    } finally {
      accounts.close();
    }
  };

  it('ends: whatever operation they ask for, nothing but accounts and a number of visits stays', async () => {
    const before = await kept();
    const document = await currentDocument(api);
    const known = [await api.aCarId(), 'tRoad_a00', '332', '1', `~KtRoad_a00~C${await api.aCarId()}~T332`, 'yes'];
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const isOpen = !operation.security || operation.security.some((one) => Object.keys(one).length === 0);
        const asked = isOpen ? fc.sample(fuzzedRequest(path, operation, document, known), { seed: 7, numRuns: 4 }) : [];
        for (const { url, headers, body } of asked)
          await api.ask(method.toUpperCase() as 'GET', url, { headers, ...(body !== undefined && { body }) });
      }
    const newcomer = { name: 'Stranger', email: 'stranger@example.org', password: 'long enough' };
    await api.post('/api/auth/sign-up/email', newcomer);
    await api.post('/api/auth/request-password-reset', { email: newcomer.email });
    await api.post('/api/auth', { email: newcomer.email, password: newcomer.password });
    for (let n = 0; n < 3; n += 1) await api.get('/api/auth/passkey/generate-authenticate-options');
    const query = `?share=~C${await api.aCarId()}`;
    const { code } = (await api.post('/api/v1/deck-links', { query })).json<{ code: string }>();
    await api.get(`/api/v1/deck-links/${code}`);
    const [{ session: sessions = 0, verification = 0 }, now] = [await kept(), Date.now()];
    expect([sessions, verification].every((rows) => rows > 1)).toBe(true);
    const later = new Date(now + FAR_DAYS * 86_400_000).toISOString();
    await api.running.app.get(EndedRows).clearNow(later);
    await api.restart();
    await api.running.ports.accounts.looks.forget(later);
    const {
      user: _user,
      account: _account,
      heldName: _name,
      visits: _visits,
      reviewMailedTo: _told,
      ...left
    } = await kept();
    expect(before).toMatchObject(left);
  });
});
