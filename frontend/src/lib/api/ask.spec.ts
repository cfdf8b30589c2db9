import { awaitedPosition, forgetWrites, rememberWrite } from './after-position.ts';
import { ask } from './ask.ts';
import { newIntent, send } from './intent.ts';

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
const cars = (path = '/api/v1/cars?limit=1') => ask({ view: 'cars', path, shape: 'car-page' });

describe('asking a view', () => {
  it('waits for our own write until the view has passed it, and only that view', async () => {
    rememberWrite({ position: 7, views: ['cars'] });
    planned = [
      { status: 200, body: page, headers: { 'x-position': '5' } },
      { status: 200, body: page, headers: { 'x-position': '7' } },
      { status: 200, body: page, headers: { 'x-position': '7' } },
    ];
    await cars();
    await cars();
    await cars();
    expect(asked.map(({ headers }) => headers.get('x-after-position'))).toEqual(['7', '7', null]);
    expect(awaitedPosition('lap-times')).toBeUndefined();
  });

  it('asks with the ETag it has, and keeps the answer when nothing changed', async () => {
    const path = '/api/v1/cars?limit=2';
    planned = [
      { status: 200, body: page, headers: { etag: '"one"', 'x-position': '3' } },
      { status: 304, headers: { 'x-position': '9' } },
    ];
    await cars(path);
    expect(await cars(path)).toEqual({ value: page, position: 9 });
    expect(asked[1]?.headers.get('if-none-match')).toBe('"one"');
  });

  it('refuses an answer that breaks the contract', async () => {
    planned = [{ status: 200, body: { items: 'none' } }];
    await expect(cars('/api/v1/cars?limit=3')).rejects.toThrow();
  });

  it('tells a refusal by its code, and no network as one', async () => {
    planned = [
      {
        status: 503,
        body: { type: 'about:blank', title: '', status: 503, code: 'view-behind', facts: {}, correlationId: 'x' },
      },
    ];
    await expect(cars('/api/v1/cars?limit=4')).rejects.toMatchObject({ code: 'view-behind', status: 503 });
    await expect(cars('/api/v1/cars?limit=4')).rejects.toMatchObject({ code: 'offline' });
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
    await expect(cars(`/api/v1/cars?limit=${status}`)).rejects.toMatchObject({ code, status });
  });
});

describe('sending an intent', () => {
  it('keeps its key for every try', async () => {
    const intent = newIntent('POST', '/api/v1/lap-times', { time: '24.5' });
    planned = [{ status: 201, body: { id: 'a', position: 4, views: ['lap-times'] } }];
    await send(intent);
    await expect(send(intent)).rejects.toMatchObject({ code: 'offline' });
    const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    expect(awaitedPosition('lap-times')).toBe(4);
  });
});
