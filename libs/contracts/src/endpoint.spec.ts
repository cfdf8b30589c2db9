import { addressFor, api, descriptionOf, type Endpoint } from './index.ts';

const all = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group));

describe('the address of a request', () => {
  const cell = { path: '/api/v1/cells/:carId/:tune' } as const;

  it('has its parameters filled in, safe in an address', () => {
    expect(addressFor(cell, { params: { carId: 'a/b c', tune: '332' } })).toBe('/api/v1/cells/a%2Fb%20c/332');
  });

  it('leaves out of its query what is not given', () => {
    const query = { find: 'ü&', limit: 3, after: undefined };
    expect(addressFor({ path: '/api/v1/members' }, { query })).toBe('/api/v1/members?find=%C3%BC%26&limit=3');
  });

  it('has what escapes itself as it is', () => {
    const query = { deck: '~Ca%20b~T332' };
    expect(addressFor({ path: '/api/v1/x', raw: 'deck' }, { query })).toBe('/api/v1/x?deck=~Ca%20b~T332');
  });
});

describe('the endpoints', () => {
  it.each(all)('%s: its path names its parameters', (_name, endpoint) => {
    const { params, query, raw } = descriptionOf(endpoint);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(params?.shape ?? {}).toSorted());
    expect(raw === undefined || raw in (query?.shape ?? {})).toBe(true);
  });

  it('are each said once', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});
