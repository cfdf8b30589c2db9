import { io, type Socket } from 'socket.io-client';
import { type ChannelAck, viewChanged } from '#contracts';
import { apiForTests, writtenIn } from '#test/api';

const api = apiForTests();
const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.close()));

const connected = async (extraHeaders: Record<string, string> = {}): Promise<Socket> => {
  const socket = io(api.running.url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return socket;
};
const join = (socket: Socket, channels: unknown): Promise<ChannelAck> => socket.emitWithAck('join', channels);

describe('live changes', () => {
  it('reach every socket that listens to the car, and no other', async () => {
    const cookie = await api.signUp('Ann');
    const [carId, otherId] = [await api.aCarId(0), await api.aCarId(1)];
    const [listening, elsewhere] = [await connected(), await connected()];
    expect(await join(listening, [`car:${carId}`])).toEqual({
      ok: true,
      joined: [`car:${carId}`],
      position: await api.running.ports.eventStore.head(),
    });
    await join(elsewhere, [`car:${otherId}`]);
    const heardElsewhere: unknown[] = [];
    elsewhere.on('view-changed', (change) => heardElsewhere.push(change));
    const heard: unknown[] = [];
    const both = new Promise<void>((resolve) => {
      listening.on('view-changed', (change) => void (heard.push(change) === 2 && resolve()));
    });
    const { id, position } = writtenIn(
      await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '25.00' }, cookie),
    );
    await both;
    const changes = heard.map((change) => viewChanged.parse(change));
    expect(changes.map(({ view }) => view).sort()).toEqual(['cell-history', 'lap-times']);
    for (const change of changes) {
      const key = `${carId}|111|tRoad_a00`;
      // Each time of a cell is a document of its story.
      const keys = [change.view === 'cell-history' ? `${key}|${id}` : key];
      expect(change).toMatchObject({ channel: `car:${carId}`, keys });
      expect(change.position).toBeGreaterThanOrEqual(position);
    }
    const ack = await join(elsewhere, []);
    expect([ack.ok, heardElsewhere]).toEqual([true, []]);
  });

  it('go to pages of ours only', async () => {
    await expect(connected({ origin: 'https://evil.example' })).rejects.toThrow('websocket error');
  });

  it('survive what is no list of channels', async () => {
    const socket = await connected();
    expect(await join(socket, { length: 3 })).toEqual({ ok: false, code: 'shape-invalid' });
    expect(await join(socket, ['user:ann'])).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('end when the server does', async () => {
    const socket = await connected();
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await api.restart();
    expect(await ended).toBe('transport close');
  });
});
