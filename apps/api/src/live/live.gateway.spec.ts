import type { Socket } from 'socket.io';
import { LiveGateway } from './live.gateway.ts';

/** A socket as far as the gateway sees it. */
const aSocket = () => {
  const rooms = new Set(['own-id']);
  const join = async (channels: string[]) => channels.forEach((channel) => rooms.add(channel));
  return { id: 'own-id', rooms, join, leave: async (room: string) => void rooms.delete(room) } as unknown as Socket;
};

const cars = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `car:${from + n}`);

describe('the live gateway', () => {
  it('says which channels a socket is in after joining and leaving', async () => {
    const gateway = new LiveGateway();
    const socket = aSocket();
    expect(await gateway.join(socket, ['car:a', 'catalogue'])).toEqual({ ok: true, joined: ['car:a', 'catalogue'] });
    expect(await gateway.leave(socket, ['car:a'])).toEqual({ ok: true, joined: ['catalogue'] });
  });

  it('lets a socket into a hundred channels, however they are asked for', async () => {
    const gateway = new LiveGateway();
    const socket = aSocket();
    expect(await gateway.join(socket, cars(0, 60))).toMatchObject({ ok: true });
    expect(await gateway.join(socket, cars(20, 100))).toMatchObject({ ok: true });
    expect(await gateway.join(socket, cars(100, 101))).toEqual({ ok: false, code: 'too-many-channels' });
  });

  it.each([['text'], [[1]], [Array.from({ length: 101 }, () => 'car:a')], [undefined]])(
    'refuses %j by shape',
    async (asked) => {
      expect(await new LiveGateway().join(aSocket(), asked)).toEqual({ ok: false, code: 'shape-invalid' });
    },
  );

  it('refuses channels that nobody may listen to', async () => {
    expect(await new LiveGateway().join(aSocket(), ['user:ann'])).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('never takes a socket out of the room of its own', async () => {
    const socket = aSocket();
    await new LiveGateway().leave(socket, ['own-id']);
    expect([...socket.rooms]).toEqual(['own-id']);
  });
});
