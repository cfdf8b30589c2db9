import { EventEmitter } from 'node:events';
import { SocketFlood } from './socket-limits.ts';

const aSocket = () => {
  const socket = Object.assign(new EventEmitter(), { closed: 0, close: () => socket.emit('close') });
  socket.once('close', () => (socket.closed += 1));
  return socket as typeof socket & Parameters<SocketFlood['watch']>[0];
};

const floodAt = (limits: { socketsAnAddress: number; messagesPerSecond: number; sockets?: number }) => {
  const clock = { ms: 0 };
  return { clock, flood: new SocketFlood({ sockets: Infinity, ...limits }, () => clock.ms) };
};

describe('limits of sockets', () => {
  it('let an address have so many open, others as many, and take those that closed back', () => {
    const { flood, clock } = floodAt({ socketsAnAddress: 2, messagesPerSecond: 1 });
    const sockets = [aSocket(), aSocket()];
    for (const socket of sockets) {
      expect(flood.admits('a')).toBe(true);
      flood.watch(socket, 'a');
    }
    expect([flood.admits('a'), flood.admits('b')]).toEqual([false, true]);
    sockets[0]?.emit('close');
    clock.ms += 60_000;
    expect(flood.admits('a')).toBe(true);
  });

  it('close what opens beyond them by whatever way, and have a ceiling for all addresses together', () => {
    const { flood } = floodAt({ socketsAnAddress: 2, messagesPerSecond: 1, sockets: 3 });
    const sockets = ['a', 'a', 'a', 'b', 'c'].map((address) => {
      const socket = aSocket();
      flood.watch(socket, address);
      return socket;
    });
    expect(sockets.map(({ closed }) => closed)).toEqual([0, 0, 1, 0, 1]);
    expect(flood.admits('c')).toBe(false);
    sockets[0]?.emit('close');
    expect(flood.admits('c')).toBe(true);
  });

  it('let nobody open and close for ever', () => {
    const { flood, clock } = floodAt({ socketsAnAddress: 60, messagesPerSecond: 1 });
    const openAndClose = () => {
      if (!flood.admits('a')) return false;
      const socket = aSocket();
      flood.watch(socket, 'a');
      return socket.emit('close');
    };
    expect(Array.from({ length: 61 }, openAndClose).filter(Boolean)).toHaveLength(60);
    clock.ms += 1_000;
    expect([openAndClose(), openAndClose()]).toEqual([true, false]);
  });

  it('close a socket that says more than its share, and no other', () => {
    const { flood, clock } = floodAt({ socketsAnAddress: 9, messagesPerSecond: 2 });
    const [loud, calm] = [aSocket(), aSocket()];
    for (const socket of [loud, calm]) flood.watch(socket, 'a');
    for (let n = 0; n < 20; n += 1) loud.emit('packet');
    expect(loud.closed).toBe(0);
    loud.emit('packet');
    for (let second = 0; second < 60; second += 1) {
      clock.ms += 1_000;
      calm.emit('packet');
      calm.emit('packet');
    }
    expect([loud.closed, calm.closed]).toEqual([1, 0]);
  });

  it('count nothing where they are lifted', () => {
    const { flood } = floodAt({ socketsAnAddress: Infinity, messagesPerSecond: Infinity });
    const socket = aSocket();
    flood.watch(socket, 'a');
    for (let n = 0; n < 1_000; n += 1) socket.emit('packet');
    expect([flood.admits('a'), socket.closed]).toEqual([true, 0]);
  });
});
