import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import type { LapTimeValue } from '#racing';
import { recordOrder } from './record-order.ts';
import type { Turn } from './record-cell.ts';
import { records } from './records.projection.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const key = 'Mini_Cooper_S_1964|332|tRoad_a00';
const at = '2026-01-01T00:00:00.000Z';

const submitted = (lapTimeId: string, value: LapTimeValue): CellEvent => ({
  type: 'LapTimeSubmitted',
  data: { ...place, lapTimeId, value, submittedBy: 'ann' as ActorId, gameVersion: '26', source: 'typed' },
});
const withdrawn = (lapTimeId: string): CellEvent => ({
  type: 'LapTimeWithdrawn',
  data: { ...place, lapTimeId, standing: { kind: 'none' } },
});
const slow = { kind: 'time', seconds: 80.25 } as const;
const fast = { kind: 'time', seconds: 74.5 } as const;
const said = (lapTimeId: string, value: LapTimeValue, position: number) => ({
  lapTimeId,
  value,
  by: 'ann',
  at,
  gameVersion: '26',
  position,
});
const turn = (lapTimeId: string, position: number): Turn => ({ lapTimeId, at, position, own: true });
const led = (...turns: [Turn, ...Turn[]]) => ({ turns, gone: [], turned: turns.at(-1)?.position ?? 0 });

describe('records', () => {
  it('know the current time of a cell, who said it and when, and what it replaced', () => {
    given(records, [submitted('a', fast), submitted('b', slow)]).then(key, {
      ...place,
      order: recordOrder(slow, 20),
      orderWithDisputed: recordOrder(slow, 20),
      orderOfRecord: recordOrder(slow, 20),
      saidAt: 20,
      rankedId: 'b',
      rankedSince: 20,
      times: [said('b', slow, 20), said('a', fast, 10)],
      ...led(turn('a', 10), turn('b', 20)),
    });
  });

  it('go back to when the time before was said, where the last one is withdrawn', () => {
    given(records, [submitted('a', fast), submitted('b', slow), withdrawn('b')]).then(key, {
      ...place,
      order: recordOrder(fast, 10),
      orderWithDisputed: recordOrder(fast, 10),
      orderOfRecord: recordOrder(fast, 10),
      saidAt: 10,
      rankedId: 'a',
      rankedSince: 30,
      times: [said('a', fast, 10)],
      turns: [
        turn('a', 10),
        { ...turn('b', 20), void: { at, why: 'withdrawn' } },
        { lapTimeId: 'a', at, position: 30 },
      ],
      gone: [said('b', slow, 20)],
      turned: 30,
    });
  });

  it('do not change the current time where an older one is withdrawn', () => {
    given(records, [submitted('a', fast), submitted('b', slow), withdrawn('a')]).then(key, {
      ...place,
      order: recordOrder(slow, 20),
      orderWithDisputed: recordOrder(slow, 20),
      orderOfRecord: recordOrder(slow, 20),
      saidAt: 20,
      rankedId: 'b',
      rankedSince: 20,
      times: [said('b', slow, 20)],
      turns: [{ ...turn('a', 10), void: { at, why: 'withdrawn' } }, turn('b', 20)],
      gone: [said('a', fast, 10)],
      turned: 30,
    });
  });

  it('know of a cell whose times were all withdrawn only what led it', () => {
    const none = { order: null, orderWithDisputed: null, orderOfRecord: null, saidAt: -1, rankedId: null };
    given(records, [submitted('a', fast), withdrawn('a')]).then(key, {
      ...place,
      ...none,
      rankedSince: 20,
      times: [],
      turns: [
        { ...turn('a', 10), void: { at, why: 'withdrawn' } },
        { lapTimeId: null, at, position: 20 },
      ],
      gone: [said('a', fast, 10)],
      turned: 20,
    });
    given(records, [doubted('a'), withdrawn('a')]).then(key, undefined);
  });

  const doubted = (lapTimeId: string): CellEvent => {
    const { data, ...event } = submitted(lapTimeId, fast) as Extract<CellEvent, { type: 'LapTimeSubmitted' }>;
    return { ...event, data: { ...data, trust: 'member', doubts: [{ kind: 'prediction', expected: slow }] } };
  };
  const accepted: CellEvent = {
    type: 'LapTimeAccepted',
    data: { ...place, lapTimeId: 'a', by: 'mod' as ActorId, standing: fast },
  };

  it('keep a doubted time out of every order until it is settled, which is news then', () => {
    const time = { ...said('a', fast, 10), trust: 'member', doubted: true } as const;
    const orders = { order: null, orderWithDisputed: recordOrder(fast, 10), orderOfRecord: null };
    given(records, [doubted('a')]).then(key, {
      ...place,
      ...orders,
      saidAt: -1,
      rankedId: null,
      rankedSince: -1,
      times: [time],
      turns: [],
      gone: [],
    });
    given(records, [doubted('a'), accepted]).then(key, {
      ...place,
      order: recordOrder(fast, 10),
      orderWithDisputed: recordOrder(fast, 10),
      orderOfRecord: recordOrder(fast, 10),
      saidAt: 20,
      rankedId: 'a',
      rankedSince: 20,
      times: [{ ...time, ruling: 'accepted' }],
      ...led(turn('a', 20)),
    });
  });

  it.each([
    ['unconfirmed', null, -1],
    ['new', recordOrder(fast, 10), 10],
  ] as const)(
    'rank a plausible time of who is %s; one without a confirmed address leads nothing',
    (trust, first, at) => {
      const event = submitted('a', fast) as Extract<CellEvent, { type: 'LapTimeSubmitted' }>;
      given(records, [{ ...event, data: { ...event.data, trust } }]).then(key, {
        ...place,
        order: recordOrder(fast, 10),
        orderWithDisputed: recordOrder(fast, 10),
        orderOfRecord: first,
        saidAt: at,
        rankedId: 'a',
        rankedSince: 10,
        times: [{ ...said('a', fast, 10), trust }],
        ...(first === null ? { turns: [], gone: [] } : led(turn('a', 10))),
      });
    },
  );

  it('tell whoever shows what is new', () => {
    expect(records.channel(key)).toBe('records');
  });
});

describe('the order of times on a track', () => {
  const sorted = (...all: [LapTimeValue, number][]) => all.map(([value, said]) => recordOrder(value, said)).toSorted();

  it('puts less time first, on a test bowl more speed', () => {
    const [best] = sorted([{ kind: 'time', seconds: 100 }, 1], [{ kind: 'time', seconds: 9.99 }, 2]);
    expect(best).toBe(recordOrder({ kind: 'time', seconds: 9.99 }, 2));
    const [fastest] = sorted([{ kind: 'speed', metresPerSecond: 60 }, 1], [{ kind: 'speed', metresPerSecond: 90 }, 2]);
    expect(fastest).toBe(recordOrder({ kind: 'speed', metresPerSecond: 90 }, 2));
  });

  it('keeps the first of equal ones, to the hundredth', () => {
    const [first] = sorted([{ kind: 'time', seconds: 24.5 }, 1_000], [{ kind: 'time', seconds: 24.5 }, 20]);
    expect(first).toBe(recordOrder({ kind: 'time', seconds: 24.5 }, 20));
  });

  it('has no place for who did not finish', () => {
    expect(recordOrder({ kind: 'dnf' }, 1)).toBeNull();
  });
});
