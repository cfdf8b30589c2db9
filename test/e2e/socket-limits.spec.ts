import { io, type Socket } from 'socket.io-client';
import { apiForTests } from '#test/api';

const api = apiForTests({ LIMIT_SOCKETS_PER_ADDRESS: '2', LIMIT_SOCKET_MESSAGES_PER_SECOND: '5' });
const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.close()));

const opened = async (): Promise<Socket | undefined> => {
  const socket = io(api.running.url, { transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  const isIn = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false)),
  );
  return isIn ? socket : undefined;
};

describe('sockets of one address', () => {
  it('are so many and no more, and one that floods is closed while the other goes on', async () => {
    const [loud, calm] = [await opened(), await opened()];
    expect([loud?.connected, calm?.connected, await opened()]).toEqual([true, true, undefined]);
    const closed = new Promise<string>((resolve) => loud?.once('disconnect', resolve));
    for (let n = 0; n < 2_000; n += 1) loud?.emit('join', ['catalogue']);
    expect(await closed).toMatch(/^transport/);
    expect(await calm?.emitWithAck('join', ['catalogue'])).toMatchObject({ ok: true, joined: ['catalogue'] });
  });
});
