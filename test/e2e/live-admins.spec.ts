import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { type ChannelAck, viewChanged } from '#contracts';
import { apiForTests, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';

const api = apiForTests();
const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.close()));

const join = (socket: Socket, channels: readonly string[]): Promise<ChannelAck> => socket.emitWithAck('join', channels);

const listening = (cookie: string) => {
  const socket = io(api.running.url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  sockets.push(socket);
  const heard: { view: string; position: number }[] = [];
  socket.on('view-changed', (change) => heard.push(viewChanged.parse(change)));
  const hears = (view: string, position: number) =>
    new Promise<void>((resolve) => {
      const has = () => heard.some((change) => change.view === view && change.position >= position) && resolve();
      socket.on('view-changed', has);
      has();
    });
  return { socket, heard, hears };
};

const act = async (userId: string, body: object, cookie: string) =>
  writtenIn(
    await api.post(`/api/v1/members/${userId}/actions`, body, { cookie, headers: { 'idempotency-key': randomUUID() } }),
  );

describe('what is told to admins', () => {
  it('is told to nobody else, and to no admin any longer from the moment the role ends', async () => {
    const [ann, bob] = [await anAdmin(api, 'Ann'), await anAdmin(api, 'Bob')];
    const bobId = await userIdOf(api, bob);
    const cat = await api.signUp('Cat');
    const [here, there, elsewhere] = [listening(ann), listening(bob), listening(cat)];
    expect(await join(here.socket, ['members'])).toMatchObject({ ok: true, joined: ['members'] });
    expect(await join(there.socket, ['members'])).toMatchObject({ ok: true, joined: ['members'] });
    expect(await join(elsewhere.socket, ['members'])).toEqual({ ok: false, code: 'not-allowed' });

    const dismissed = await act(bobId, { act: 'dismiss-admin', reason: { code: 'asked' } }, ann);
    await there.hears('members', dismissed.position);
    expect(await join(there.socket, [])).toMatchObject({ ok: true, joined: [] });
    const closed = ['members', 'operations'].map((view) => ({ view, keys: '*', position: dismissed.position }));
    // Earlier events may be sent late, while he was still one.
    const heardSince = () => there.heard.filter(({ position }) => position >= dismissed.position);
    expect(heardSince()).toMatchObject(closed);

    const limit = { act: 'limit-account', what: 'everything', until: null, reason: { code: 'spam' } };
    const limited = await act(await userIdOf(api, cat), limit, ann);
    await here.hears('members', limited.position);
    expect(await join(there.socket, ['members'])).toEqual({ ok: false, code: 'not-allowed' });
    expect([heardSince().length, elsewhere.heard.length]).toEqual([closed.length, 0]);
  });
});

describe('what is done to an account', () => {
  it('is told to its owner at once, who then asks what it is now, and to nobody else', async () => {
    const ann = await anAdmin(api, 'Anna');
    const [dan, eve] = [await api.signUp('Dan'), await api.signUp('Eve')];
    const [own, other] = [listening(dan), listening(eve)];
    expect(await join(own.socket, ['own-account'])).toMatchObject({ ok: true, joined: ['own-account'] });
    expect(await join(other.socket, ['own-account'])).toMatchObject({ ok: true, joined: ['own-account'] });

    const limit = { act: 'limit-account', what: 'lap-times', until: null, reason: { code: 'wrong-times' } };
    const limited = await act(await userIdOf(api, dan), limit, ann);
    await own.hears('session', limited.position);
    expect((await api.get('/api/getUser', { cookie: dan })).json()).toMatchObject({
      limits: [{ what: 'lap-times', until: null, reasonCode: 'wrong-times' }],
    });
    expect(await join(other.socket, [])).toMatchObject({ ok: true, joined: ['own-account'] });
    expect(other.heard).toEqual([]);
  });
});
