import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { problem, type ApiScope, type IssuedApiKey } from '#contracts';
import { type Answer, apiForTests, writtenIn } from '#test/api';
import { currentDocument, type Document, type Operation } from '#test/from-document';
import { fuzzedRequest } from '#test/fuzz-request';
import { anAdmin, userIdOf } from '#test/staff';

/** `npm run fuzz` sends more, with another seed each time. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const REPEATS = Number(process.env['FUZZ_REPEATS'] ?? 3);

const api = apiForTests({ LIMIT_KEYS_PER_MINUTE: '1000000' });
const secret = `vera-${randomUUID()}`;
let document: Document;
let known: readonly string[];

type Asked = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };
type Role = { readonly name: string; readonly isStaff: boolean; asked: Asked; readonly again: () => Promise<Asked> };

const confirmed = async (name: string) => {
  const cookie = await api.signUp(name);
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken(`${name.toLowerCase()}@example.org`) });
  return cookie;
};
const keyOf = async (name: string, scopes: readonly ApiScope[]): Promise<Asked> => {
  const issued = await api.post('/api/v1/me/api-keys', { name: 'Fuzz', scopes }, { cookie: await confirmed(name) });
  return { headers: { authorization: `Bearer ${issued.json<IssuedApiKey>().secret}` } };
};

let people = 0;
const aName = (kind: string) => `${kind}${(people += 1)}`;
const ways: Readonly<Record<string, () => Promise<Asked>>> = {
  nobody: async () => ({}),
  member: async () => ({ cookie: await confirmed(aName('Member')) }),
  admin: async () => ({ cookie: await anAdmin(api, aName('Boss')) }),
  'key that reads': () => keyOf(aName('Reader'), []),
  'key that writes': () => keyOf(aName('Writer'), ['own-data', 'lap-times', 'garage', 'decks']),
};
const roles = () =>
  Promise.all(
    Object.entries(ways).map(async ([name, again]): Promise<Role> => ({
      name,
      isStaff: name === 'admin',
      asked: await again(),
      again,
    })),
  );

const keepSecrets = async () => {
  const cookie = await api.signUp('Vera', `${secret}@example.org`);
  const [first, second] = await Promise.all([api.aCarId(0), api.aCarId(1)]);
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const copies = [
    {
      copyId: '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36',
      carId: first,
      points: '996',
      since: null,
      won: 0,
      lost: 0,
      drawn: 0,
      locked: false,
    },
  ];
  await api.ask('PUT', '/api/v1/garage/copies', { body: { copies }, cookie, headers: headers() });
  const deck = {
    id: randomUUID(),
    deck: { name: secret, query: `?share=~C${first}~T332` },
    changedAt: new Date().toISOString(),
  };
  const kept = await api.ask('PUT', '/api/v1/decks', { body: { decks: [deck] }, cookie, headers: headers() });
  expect([kept.status, kept.text]).toEqual([200, expect.stringContaining(secret)]);
  return { userId: await userIdOf(api, cookie), cars: [first, second] };
};

beforeAll(async () => {
  document = await currentDocument(api);
  const { userId, cars } = await keepSecrets();
  known = [...cars, userId, 'Vera', '332', 'tRoad_a00', randomUUID(), '1', '~KtRoad_a00', 'de', '30', '24.50'];
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [method, path, operation]),
  );

const faultOf = (role: Role, answer: Answer): string | undefined => {
  const isBehind = answer.status === 503 && answer.text.includes('view-behind');
  if (answer.status >= 500 && !isBehind) return 'failed';
  if (answer.status >= 400 && !isProblem(answer)) return 'refused without a code';
  return !role.isStaff && answer.text.includes(secret) ? 'told what is Vera’s alone' : undefined;
};

const isProblem = ({ text }: Answer): boolean => {
  try {
    return problem.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const isSignedOut = ({ status, text }: Answer): boolean => status === 401 && /signed-out|key-unknown/.test(text);

const isTaken = ({ status }: Answer): boolean => status < 300;
/** No one gets this refusal because of another user. */
const isUsedUp = ({ text }: Answer): boolean => /"(?:stream-too-long|share-used)"/.test(text);

describe('the whole document, asked at random', () => {
  it('neither fails, nor refuses without a code, nor tells what is another’s', async () => {
    const all = operations();
    const askers = await roles();
    const each = Math.ceil(REQUESTS / all.length);
    const faults: string[] = [];
    const seen = new Map<string, number>();
    for (const [method, path, operation] of all) {
      const requests = fc.sample(fuzzedRequest(path, operation, document, known), { seed: SEED, numRuns: each });
      for (const [at, { url, headers, body }] of requests.entries()) {
        const role = askers[(at + SEED) % askers.length]!;
        const sent = { ...role.asked, headers: { ...headers, ...role.asked.headers } };
        const answer = await api.ask(method.toUpperCase() as 'GET', url, {
          ...sent,
          ...(body !== undefined && { body }),
        });
        const fault = faultOf(role, answer);
        if (fault) faults.push(`${fault}: ${role.name} ${method} ${url} ${body ?? ''} ${answer.status} ${answer.text}`);
        const kind = `${role.name} ${String(answer.status)[0]}xx`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        // It closed its account, or logged itself out: later requests must not suffer from that.
        if (role.name !== 'nobody' && isSignedOut(answer)) role.asked = await role.again();
      }
    }
    if (process.env['FUZZ_REQUESTS']) {
      const table = [...seen].sort().map(([kind, count]) => `${kind}: ${count}`);
      console.log([`seed ${SEED}, ${all.length} operations`, ...table].join('\n'));
    }
    expect(faults.map((fault) => fault.slice(0, 600)).slice(0, 20)).toEqual([]);
    expect([...seen.keys()].filter((kind) => kind.endsWith('2xx'))).toHaveLength(askers.length);
  }, 3_600_000);

  it('leaves what it offers to others, however often one asks the same', async () => {
    const [, member, admin] = await roles();
    const said = { carId: known[0]!, tune: '332', trackCode: 'tRoad_a00' };
    const { id } = writtenIn(await api.submit({ ...said, time: '24.50' }, await api.signUp('Sayer')));
    const cell = `/api/v1/cells/${encodeURIComponent(said.carId)}/${said.tune}/${said.trackCode}`;
    /** Votes are the easiest to repeat: they need an existing time. */
    const placed = (path: string) =>
      path.replace(/^\/api\/v1\/cells\/.*\/lap-times\/\{\w+\}/, `${cell}/lap-times/${id}`);
    const faults: string[] = [];
    for (const [method, path, operation] of operations().filter(([how]) => how !== 'get')) {
      const tried = fc.sample(fuzzedRequest(placed(path), operation, document, known), { seed: SEED, numRuns: 8 });
      const ask = (role: Role, { url, headers, body }: (typeof tried)[number]) =>
        api.ask(method.toUpperCase() as 'POST', url, {
          ...role.asked,
          headers: { ...headers, 'idempotency-key': randomUUID() },
          ...(body !== undefined && { body }),
        });
      for (let n = 0, left = [...tried]; n < REPEATS && left.length > 0; n += 1) {
        const kept: typeof tried = [];
        for (const request of left) {
          const answer = await ask(member!, request);
          const fault = faultOf(member!, answer);
          if (fault) faults.push(`${fault}: ${method} ${request.url} ${request.body ?? ''} ${answer.text}`);
          if (isTaken(answer) || isUsedUp(answer)) kept.push(request);
          if (isSignedOut(answer)) member!.asked = await member!.again();
        }
        // Accepted requests are repeated, one after another; a refused one is not.
        left = kept;
      }
      for (const request of tried) {
        const answer = await ask(admin!, request);
        if (isUsedUp(answer)) faults.push(`used up: ${method} ${request.url} ${request.body ?? ''} ${answer.text}`);
        if (isSignedOut(answer)) admin!.asked = await admin!.again();
      }
    }
    expect(faults.map((fault) => fault.slice(0, 600)).slice(0, 20)).toEqual([]);
  }, 3_600_000);
});
