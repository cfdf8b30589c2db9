import { api as endpoints, descriptionOf, type Endpoint } from '#contracts';
import { createClient, RAW, Refused } from './client.ts';

const asked: { address: string; headers: Headers }[] = [];
const answering = (...answers: Response[]) => {
  asked.length = 0;
  return createClient({
    site: 'https://records.example/',
    key: 'tdr_x',
    fetch: async (address, init) => {
      asked.push({ address: String(address), headers: new Headers(init?.headers) });
      return answers.shift()!;
    },
  });
};
const tooEarly = () => new Response('', { status: 503, headers: { 'retry-after': '0.001' } });

describe('the client that programs install', () => {
  it('leaves as it is what escapes its parts itself', async () => {
    const raws = Object.values(endpoints)
      .flatMap((group) => Object.values<Endpoint>(group))
      .flatMap((endpoint) => descriptionOf(endpoint).raw ?? []);
    expect([...RAW].sort()).toEqual([...new Set(raws)].sort());
    const deck = '~KtRoad_a00~CA%7EB~T332';
    await answering(Response.json({})).get('/api/v1/cars/{id}', { params: { id: 'a/b' }, query: { deck, q: 'a b' } });
    expect(asked[0]?.address).toBe(`https://records.example/api/v1/cars/a%2Fb?deck=${deck}&q=a%20b`);
  });

  it('asks again for what was too early, a wish by one key, and no more often than it was told', async () => {
    expect(await answering(tooEarly(), Response.json({ ok: true })).post('/api/v1/lap-times', { body: {} })).toEqual({
      ok: true,
    });
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    const tdr = answering(...Array.from({ length: 4 }, tooEarly));
    await expect(tdr.get('/api/v1/cars')).rejects.toBeInstanceOf(Refused);
    expect(asked).toHaveLength(4);
  });

  it('waits for what it wrote', async () => {
    const written = Response.json({ position: 7 }, { headers: { 'x-position': '7' } });
    const tdr = answering(written, Response.json({}));
    await tdr.post('/api/v1/lap-times', { body: {} });
    await tdr.get('/api/v1/cars');
    expect(asked.map(({ headers }) => headers.get('x-after-position'))).toEqual([null, '7']);
  });
});
