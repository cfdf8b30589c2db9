import { api, descriptionOf, type Endpoint } from '#contracts';
import { projections } from '#projections';

const endpoints = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
const named = endpoints.flatMap((endpoint) => {
  const { method, path, views = [] } = descriptionOf(endpoint);
  return views.map((view): [endpoint: string, view: string] => [`${method} ${path}`, view]);
});

describe('views that endpoints wait for', () => {
  const names = projections.map(({ name }) => name);

  it('are named', () => {
    expect(named.length).toBeGreaterThan(10);
  });

  it.each(named)('%s waits for %s, which is a projection', (_, view) => {
    expect(names).toContain(view);
  });
});
