import type { Readable } from 'node:stream';
import { Refused } from '../http/refused.ts';
import { EXPORT_MINUTES, ExportSlots } from './export-slots.ts';

/** Larger than what a stream reads ahead. */
const large = async function* () {
  for (let n = 0; n < 8; n += 1) yield new Uint8Array(64 * 1024).fill(n);
};
const closed = (stream: Readable) =>
  new Promise((resolve) => stream.on('error', () => undefined).once('close', resolve));
const sizeOf = async (stream: Readable) =>
  (await stream.toArray()).reduce((sum: number, { length }) => sum + length, 0);

describe('places for exports', () => {
  it('are one for an account and two for all while they are made', async () => {
    const slots = new ExportSlots();
    const going = Promise.withResolvers<void>();
    const slow = async function* () {
      await going.promise;
      yield new Uint8Array(1);
    };
    const first = slots.hold('ann', slow);
    await expect(slots.hold('ann', slow)).rejects.toThrow(Refused);
    const second = slots.hold('bob', slow);
    await expect(slots.hold('cat', slow)).rejects.toThrow(Refused);
    going.resolve();
    for (const made of [first, second]) expect(await sizeOf(await made)).toBe(1);
    expect(await sizeOf(await slots.hold('ann', large))).toBe(8 * 64 * 1024);
  });

  it('are not held by who reads slowly, but for their own', async () => {
    const slots = new ExportSlots();
    const unread = [];
    for (const userId of ['ann', 'bob', 'cat']) unread.push(await slots.hold(userId, large));
    expect(await sizeOf(await slots.hold('dan', large))).toBe(8 * 64 * 1024);
    await expect(slots.hold('ann', large)).rejects.toThrow(Refused);
    for (const stream of unread) {
      const ended = closed(stream);
      stream.destroy();
      await ended;
    }
    expect(await sizeOf(await slots.hold('ann', large))).toBe(8 * 64 * 1024);
  });

  it('are free again when making one fails', async () => {
    const slots = new ExportSlots();
    const broken = async function* () {
      yield new Uint8Array(1);
      throw new Error('store gone');
    };
    for (let n = 0; n < 3; n += 1) await expect(slots.hold('ann', broken)).rejects.toThrow('store gone');
  });

  it('are taken from who reads too slowly', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const slots = new ExportSlots();
      const ended = closed(await slots.hold('ann', large));
      jest.advanceTimersByTime(EXPORT_MINUTES * 60_000);
      await ended;
      expect((await slots.hold('ann', large)).destroy().destroyed).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});
