import { act as inReact, renderHook } from '@testing-library/react';
import { cars, lapTimes } from '#contracts';
import { i18next } from '../i18n/i18n.ts';
import { useConnection } from '../live-views/connection.ts';
import { awaitedPosition, forgetWrites, rememberWrite } from './after-position.ts';
import { queryApi } from './query-api.ts';
import { useMaintenance } from './maintenance.ts';
import { send } from './send.ts';
import { asProblem } from './problem-error.ts';
import type { ProblemError } from './problem-error.ts';

type Planned = { status: number; body?: unknown; headers?: Record<string, string> };
let planned: Planned[];
let asked: { path: string; headers: Headers; body: unknown }[];

beforeEach(() => {
  planned = [];
  asked = [];
  forgetWrites();
  globalThis.fetch = async (path, init) => {
    asked.push({ path: String(path), headers: new Headers(init?.headers), body: init?.body });
    const next = planned.shift();
    if (!next) throw new TypeError('no network');
    const { status, body, headers = {} } = next;
    return {
      ok: status < 300,
      status,
      headers: new Headers(headers),
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
    } as Response;
  };
});

const page = { items: [] };
const body = { carId: 'nsx', tune: '332', trackCode: 'tRoad_a00', time: '24.5' };
const carsOf = (limit = 1) => queryApi(cars.list, { query: { limit } });

describe('asking a view', () => {
  it('waits for our own write until the view has passed it, and only that view', async () => {
    rememberWrite({ position: 7, views: ['cars'] });
    planned = [
      { status: 200, body: page, headers: { 'x-position': '5' } },
      { status: 200, body: page, headers: { 'x-position': '7' } },
      { status: 200, body: page, headers: { 'x-position': '7' } },
    ];
    await carsOf();
    await carsOf();
    await carsOf();
    expect(asked.map(({ headers }) => headers.get('x-after-position'))).toEqual(['7', '7', null]);
    expect(awaitedPosition('lap-times')).toBeUndefined();
  });

  it('asks with the ETag it has, and keeps the answer when nothing changed', async () => {
    planned = [
      { status: 200, body: page, headers: { etag: '"one"', 'x-position': '3' } },
      { status: 304, headers: { 'x-position': '9' } },
    ];
    await carsOf(2);
    expect(await carsOf(2)).toEqual({ value: page, position: 9 });
    expect(asked[1]?.headers.get('if-none-match')).toBe('"one"');
  });

  it('refuses an answer that breaks the contract', async () => {
    planned = [{ status: 200, body: { items: 'none' } }];
    await expect(carsOf(3)).rejects.toThrow();
  });

  it('tells a refusal by its code, and no network as one', async () => {
    planned = [
      {
        status: 503,
        body: { type: 'about:blank', title: '', status: 503, code: 'view-behind', facts: {}, correlationId: 'x' },
      },
    ];
    await expect(carsOf(4)).rejects.toMatchObject({ code: 'view-behind', status: 503 });
    await expect(carsOf(4)).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('a refusal without a problem in its body', () => {
  it.each([
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [404, 'route-unknown'],
    [409, 'changed-meanwhile'],
    [429, 'too-many-requests'],
    [503, 'maintenance'],
    [502, 'unexpected'],
  ])('%i is %s', async (status, code) => {
    planned = [{ status }];
    await expect(carsOf(Number(status))).rejects.toMatchObject({ code, status });
  });
});

describe('how long to wait', () => {
  const facts = async (after: string) => {
    planned = [{ status: 429, headers: { 'retry-after': after } }];
    return asProblem(await carsOf(Number(after)).catch((thrown: unknown) => thrown)).facts;
  };
  const words = (wait: ProblemError['facts']) => i18next.t('problems:too-many-requests', wait);

  it('is said in seconds, in minutes, or not at all', async () => {
    expect(words(await facts('59'))).toBe('Too many requests. Try again in 59 seconds.');
    expect(words(await facts('60'))).toBe('Too many requests. Try again in 1 minute.');
    expect(words(await facts('850'))).toBe('Too many requests. Try again in 15 minutes.');
    expect(words(await facts('soon'))).toBe('Too many requests. Wait a moment, then try again.');
  });

  it.each(['de', 'ru', 'ja'])('is said in %s', async (language) => {
    await i18next.changeLanguage(language);
    const time = new Intl.RelativeTimeFormat(language).format(15, 'minute');
    expect(words(await facts('900'))).toContain(time);
    await i18next.changeLanguage('en');
  });
});

describe('maintenance', () => {
  const refused = (limit: number) => expect(carsOf(Number(limit))).rejects.toThrow('maintenance');

  it('is known from the first refusal until the site answers', async () => {
    planned = [{ status: 503 }, { status: 503 }, { status: 200, body: page }];
    const { result } = renderHook(useMaintenance);
    await inReact(() => refused(70));
    await inReact(() => refused(71));
    expect(result.current).toBe(true);
    await inReact(() => carsOf(72));
    expect(result.current).toBe(false);
  });
});

describe('an answer that is late', () => {
  it.each([
    ['view', () => carsOf(80), page],
    ['write', () => send(lapTimes.submit, { body }), { id: 'a', position: 4, views: [] }],
  ])('is told of a %s after eight seconds, until it is there', async (_kind, act, body) => {
    jest.useFakeTimers();
    const { result } = renderHook(useConnection);
    let answer = () => {};
    globalThis.fetch = () =>
      new Promise((resolve) => {
        const text = async () => JSON.stringify(body);
        answer = () => resolve({ ok: true, status: 200, headers: new Headers(), text } as Response);
      });
    const asking = act();
    await inReact(() => jest.advanceTimersByTimeAsync(7_999));
    expect(result.current).toBe('live');
    await inReact(() => jest.advanceTimersByTimeAsync(1));
    expect(result.current).toBe('late');
    await inReact(async () => {
      answer();
      await asking;
    });
    expect(result.current).toBe('live');
    jest.useRealTimers();
  });
});

describe('sending', () => {
  it('keeps its key for every try', async () => {
    const key = crypto.randomUUID();
    planned = [{ status: 201, body: { id: 'a', position: 4, views: ['lap-times'] } }];
    await send(lapTimes.submit, { body }, key);
    await expect(send(lapTimes.submit, { body }, key)).rejects.toMatchObject({ code: 'offline' });
    const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    expect(awaitedPosition('lap-times')).toBe(4);
  });
});
