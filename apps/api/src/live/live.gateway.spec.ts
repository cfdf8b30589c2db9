import type { Socket } from 'socket.io';
import type { Accounts } from '#accounts';
import type { EventStore } from '#event-store';
import { LiveGateway } from './live.gateway.ts';

const aSocket = () => {
  const rooms = new Set(['own-id']);
  const handshake = { headers: { cookie: 'of-ann' } };
  const join = async (asked: string | string[]) => [asked].flat().forEach((room) => rooms.add(room));
  const leave = async (room: string) => void rooms.delete(room);
  return { id: 'own-id', rooms, handshake, join, leave } as unknown as Socket;
};

const askedByAnn = (...answers: boolean[]) => {
  const ann = async () => ({ userId: 'ann', sessionId: 'of-ann', secondFactor: true });
  const accounts = { freshSessionOf: ann, sessionOf: ann };
  const appointed = { type: 'AdminAppointed', data: { userId: 'ann', reasonCode: 'trusted' } };
  const eventStore = { read: async () => (answers.shift() ? [appointed] : []), head: async () => 4 };
  return new LiveGateway(accounts as unknown as Accounts, eventStore as unknown as EventStore);
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

  it.each(['user:ann', 'car:\ud800'])('refuses the channel %j, which nobody may listen to', async (channel) => {
    expect(await new LiveGateway().join(aSocket(), [channel])).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('never takes a socket out of the room of its own', async () => {
    const socket = aSocket();
    await new LiveGateway().leave(socket, ['own-id']);
    expect([...socket.rooms]).toEqual(['own-id']);
  });

  it('opens the channel of admins to an admin', async () => {
    const socket = aSocket();
    expect(await askedByAnn(true, true).join(socket, ['members'])).toEqual({
      ok: true,
      joined: ['members'],
      position: 4,
    });
    expect([...socket.rooms]).toContain('admin:ann');
  });

  it('lets nobody stay whose role ended while it was asked about', async () => {
    const socket = aSocket();
    expect(await askedByAnn(true, false).join(socket, ['members'])).toEqual({ ok: false, code: 'not-allowed' });
    expect([...socket.rooms]).not.toContain('members');
  });

  it('never takes an admin out of the room through which the role ends', async () => {
    const gateway = askedByAnn(true, true);
    const socket = aSocket();
    await gateway.join(socket, ['members']);
    expect(await gateway.leave(socket, ['admin:ann'])).toEqual({ ok: true, joined: ['members'] });
    expect([...socket.rooms]).toContain('admin:ann');
    expect(await gateway.join(aSocket(), ['admin:ann'])).toEqual({ ok: false, code: 'not-allowed' });
  });
});
