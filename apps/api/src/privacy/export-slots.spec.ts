import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { Refused } from '../http/refused.ts';
import { EXPORT_MINUTES, ExportSlots } from './export-slots.ts';

/** A stream of which nobody reads. */
const unread = () => new Readable({ read: () => undefined, emitClose: true }).on('error', () => undefined);
const closed = (stream: Readable) => new Promise((resolve) => stream.once('close', resolve));

describe('places for exports', () => {
  it('are one for an account and two for all, and free again when an export ends', async () => {
    const slots = new ExportSlots();
    const first = slots.hold('ann', unread);
    expect(() => slots.hold('ann', unread)).toThrow(Refused);
    const second = slots.hold('bob', unread);
    expect(() => slots.hold('cat', unread)).toThrow(Refused);
    const ended = closed(first);
    first.destroy();
    await ended;
    slots.hold('cat', unread).destroy();
    second.destroy();
  });

  it('are taken from who reads too slowly', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const slots = new ExportSlots();
      const ended = closed(slots.hold('ann', unread));
      jest.advanceTimersByTime(EXPORT_MINUTES * 60_000);
      await ended;
      expect(slots.hold('ann', unread).destroy().destroyed).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});
