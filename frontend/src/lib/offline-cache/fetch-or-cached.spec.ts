import { ProblemError } from '../api/problem-error.ts';
import { fetchOrCached } from './fetch-or-cached.ts';
import { forgetAnswers } from './cached-answers.ts';

/** The part of the browser's Cache that is used. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();
  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      put: async (address: string, response: { body: string }) => void store.set(address, response.body),
      match: async (address: string) => {
        const body = store.get(address);
        return body === undefined ? undefined : { text: async () => body };
      },
      keys: async () => [...store.keys()],
      delete: async (address: string) => store.delete(address),
    };
  }
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
}

const key = ['lap-times', '~Kroad'];
const answer = { value: new Map([['car|332|road', { kind: 'time', seconds: 24.5 }]]), position: 7 };
const offline = () => Promise.reject(new ProblemError('offline'));
const settle = () => new Promise((resolve) => setImmediate(resolve));

const { caches, Response, setImmediate } = globalThis;
const own = { caches, Response, setImmediate };

let store: FakeCaches;
beforeEach(() => {
  store = new FakeCaches();
  Object.assign(globalThis, {
    caches: store,
    Response: class {
      readonly body: string;
      constructor(body: string) {
        this.body = body;
      }
    },
    setImmediate: (run: () => void) => setTimeout(run, 0),
  });
});
// The next file in this worker reads real responses.
afterAll(() => void Object.assign(globalThis, own));

describe('what was seen last', () => {
  it('is shown when there is no network', async () => {
    await fetchOrCached(key, async () => answer);
    await settle();
    expect(await fetchOrCached(key, offline)).toEqual(answer);
  });

  it('is shown while the site is under maintenance', async () => {
    await fetchOrCached(key, async () => answer);
    await settle();
    const refused = () => Promise.reject(new ProblemError('maintenance', 503));
    expect(await fetchOrCached(key, refused)).toEqual(answer);
  });

  it('does not hide a refusal', async () => {
    await fetchOrCached(key, async () => answer);
    await settle();
    await expect(fetchOrCached(key, () => Promise.reject(new ProblemError('signed-out', 401)))).rejects.toMatchObject({
      code: 'signed-out',
    });
  });

  it('is gone when somebody signs out', async () => {
    await fetchOrCached(key, async () => answer);
    await settle();
    await forgetAnswers();
    await expect(fetchOrCached(key, offline)).rejects.toMatchObject({ code: 'offline' });
  });

  it('is gone then in every shape that any build has kept', async () => {
    await store.open('tdr-answers-0');
    await store.open('tdr-shell-1');
    await forgetAnswers();
    expect([...store.stores.keys()]).toEqual(['tdr-shell-1']);
  });

  it('is not kept when it comes after they have signed out', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof answer>();
    const asked = fetchOrCached(key, () => promise);
    await forgetAnswers();
    resolve(answer);
    await asked;
    await settle();
    await expect(fetchOrCached(key, offline)).rejects.toMatchObject({ code: 'offline' });
  });

  it('stays within its room', async () => {
    for (let place = 0; place < 210; place += 1) {
      await fetchOrCached(['lap-times', String(place)], async () => answer);
      await settle();
    }
    expect(store.stores.get('tdr-answers-1')?.size).toBe(200);
  });
});
