import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';

// `idle-sockets.ts <url> <how many>`: opens sockets that each listen to a car of their own, prints "open", and holds
// them.

const [url = '', amount = '0'] = process.argv.slice(2);
const AT_ONCE = 4;
/**
 * Spread over the 25 s between two heartbeats, as with real users: else all of them would send theirs in the same
 * second.
 */
const OPENED_WITHIN_MS = 25_000;

const opened = (number: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { path: '/socket.io', transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => socket.emit('join', [`car:idle-${process.pid}-${number}`], () => resolve()));
    socket.on('connect_error', reject);
    socket.on('disconnect', (reason) => {
      console.log(`lost ${reason}`);
    });
  });

let next = 0;
const worker = async (): Promise<void> => {
  const pause = (OPENED_WITHIN_MS * AT_ONCE) / Number(amount);
  while (next < Number(amount)) await Promise.all([opened(next++), delay(pause)]);
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
console.log('all are open');
