import { addressFor, api, descriptionOf, type Endpoint } from '#contracts';
import { currentUrl } from './former-paths.ts';

const endpoints = Object.values<Readonly<Record<string, Endpoint>>>(api)
  .flatMap((group) => Object.values(group))
  .map((endpoint) => descriptionOf(endpoint));
const addressOf = (path: `/${string}`): string =>
  addressFor(
    { path },
    { params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `a-${name}`])) },
  );

describe('a former path', () => {
  const moved = endpoints.flatMap(({ method, path, formerly }) => (formerly ? [{ method, path, formerly }] : []));

  it.each(moved)('$method $formerly leads to the path of today', ({ path, formerly }) => {
    expect(currentUrl(addressOf(formerly))).toBe(addressOf(path));
    expect(currentUrl(`${addressOf(formerly)}?limit=5&q=/api/v1`)).toBe(`${addressOf(path)}?limit=5&q=/api/v1`);
    expect(currentUrl(`${addressOf(formerly)}/more`)).toBe(`${addressOf(formerly)}/more`);
  });

  it('is not in use again: each path of today stays as it is', () => {
    const paths = endpoints.map(({ path }) => addressOf(path));
    expect([moved.length > 60, paths.map(currentUrl)]).toEqual([true, paths]);
  });
});
