import { randomUUID } from 'node:crypto';
import type { PublicChange, Written } from '#contracts';
import { apiForTests, problemIn } from '#test/api';
import { confirmTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests();
const STREAM = '/api/v1/stream';
const COPY = {
  copyId: '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36',
  points: '996',
  since: null,
  won: 3,
  lost: 1,
  drawn: 0,
  locked: false,
};
let carId: string;
let ann: string;

beforeAll(async () => {
  ann = await api.signUp('Ann');
  carId = await api.aCarId();
});

const submit = async (tune: string): Promise<Written> =>
  (await api.submit({ carId, tune, trackCode: 'tRoad_a00', time: '24.50' }, ann)).json<Written>();

const changesIn = (text: string): PublicChange[] =>
  [...text.matchAll(/event: change\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data) as PublicChange);

const listening = async (headers: Record<string, string> = {}) => {
  const leave = new AbortController();
  const accept = { accept: 'text/event-stream', ...headers };
  const answer = await fetch(api.running.url + STREAM, { headers: accept, signal: leave.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (isThere: (text: string) => boolean) => {
    while (!isThere(text)) {
      const { done, value } = await reader.read();
      if (done) return `${text}ended`;
      text += value;
    }
    return text;
  };
  return { answer, until, leave: () => leave.abort() };
};

describe('the stream of changes', () => {
  it('tells everybody the same, nothing of what is private, and what each of them may then read', async () => {
    const { id, position } = await submit('111');
    const body = { copies: [{ ...COPY, carId }] };
    const kept = await api.ask('PUT', '/api/v1/garage/copies', {
      body,
      cookie: ann,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(kept.status).toBe(200);
    const adam = await anAdmin(api, 'Adam');
    const askers = [undefined, ann, adam];
    await confirmTime(api, adam, { carId, tune: '111', trackCode: 'tRoad_a00' }, id);
    const heard = await Promise.all(
      askers.map(async (cookie) => (await api.get(`${STREAM}?after=${position - 1}`, cookie ? { cookie } : {})).text),
    );
    const [nobody = []] = heard.map(changesIn);
    for (const text of heard) expect(changesIn(text).slice(0, nobody.length)).toEqual(nobody);
    const told = (...views: string[]) => views.map((view) => ({ view, keys: [`${carId}|111|tRoad_a00`] }));
    // A doubted time leads no table until it is resolved.
    expect(nobody).toEqual([
      { position, changes: told('lap-times') },
      { position: expect.any(Number), changes: told('lap-times', 'records') },
    ]);
    expect(new Set(nobody.flatMap(({ changes }) => changes.map(({ view }) => view)))).toEqual(
      new Set(['lap-times', 'records']),
    );
    const read = await api.get(`/api/v1/cells/${carId}/111/tRoad_a00`, {
      headers: { 'x-after-position': String(position) },
    });
    expect(read.status).toBe(200);
  });

  it('goes on for who accepts a stream, and again from where they were', async () => {
    const first = await listening();
    await first.until((text) => text.includes('event: here'));
    const { position } = await submit('222');
    expect(changesIn(await first.until((text) => text.includes('change'))).map((one) => one.position)).toEqual([
      position,
    ]);
    first.leave();
    const later = await submit('323');
    const again = await listening({ 'last-event-id': String(position) });
    expect(again.answer.headers.get('x-position')).toBe(String(position));
    expect(changesIn(await again.until((text) => text.includes('change')))[0]?.position).toBe(later.position);
    again.leave();
  });

  it.each(['99999999', 'soon'])('is not given from a position that is none: %s', async (after) => {
    const { status, ...answer } = await api.get(STREAM, { headers: { 'last-event-id': after } });
    expect([status, problemIn({ status, ...answer }).code]).toEqual([400, 'position-unknown']);
  });

  it('is open five times for one address, and ends when the server does', async () => {
    const open = await Promise.all(Array.from({ length: 5 }, () => listening()));
    const sixth = await listening();
    expect([sixth.answer.status, sixth.answer.headers.get('retry-after')]).toEqual([429, '30']);
    const ends = open.map(({ until }) => until(() => false));
    await api.restart();
    for (const text of await Promise.all(ends)) expect(text).toMatch(/ended$/);
  });
});
