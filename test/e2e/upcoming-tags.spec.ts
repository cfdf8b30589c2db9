import { setTimeout as delay } from 'node:timers/promises';
import { type CarHistory, type CatalogueHead, type FoundCars, type VersionChanges } from '#contracts';
import { apiForTests } from '#test/api';

const ASK_EVERY_MS = 50;
const volvo = 'Volvo_850_T-5R_1995';
// Since 24.2 the Volvo is a Sleeper. The other tag's date has passed.
const api = apiForTests({ UPCOMING_TAGS: 'Sleeper=9999-12-31; Red=2020-01-01' });

const ask = async <Body>(url: string): Promise<Body> => (await api.get(url)).json<Body>();
const tagsOf = async (url: string) => (await ask<{ tags: string[] }>(url)).tags;
const found = (query: string) => ask<FoundCars>(`/api/v1/cars?${query}`);
const changes = async (query: string) => {
  const { items } = await ask<VersionChanges>(`/api/v1/versions/changes?from=24.1&to=24.2&limit=200${query}`);
  return items.find(({ carId }) => carId === volvo)?.changes['tags'];
};

beforeAll(async () => {
  // The first catalogue is made in the first seconds of an installation.
  while ((await api.get('/api/v1/catalogue')).status !== 200) await delay(ASK_EVERY_MS);
});

describe('a tag of a collection that is not out yet', () => {
  it('is named beside the catalogue, for its readers to leave out', async () => {
    expect((await ask<CatalogueHead>('/api/v1/catalogue')).upcomingTags).toEqual(['Sleeper', 'Polar Nights']);
  });

  it('is not on a car, in its history or between two versions, unless it is asked for', async () => {
    expect(await tagsOf(`/api/v1/cars/${volvo}`)).toEqual(['Yellow']);
    expect(await tagsOf(`/api/v1/cars/${volvo}?upcomingTags=shown`)).toEqual(['Yellow', 'Sleeper']);
    const saidOfTags = async (query: string) =>
      (await ask<CarHistory>(`/api/v1/cars/${volvo}/history${query}`)).changes.filter((one) => one.changes['tags']);
    expect(await saidOfTags('')).toEqual([]);
    expect(await saidOfTags('?upcomingTags=shown')).toHaveLength(1);
    expect(await changes('')).toBeUndefined();
    expect(await changes('&upcomingTags=shown')).toEqual([['Yellow'], ['Yellow', 'Sleeper']]);
  });

  it('finds no car and has no counter', async () => {
    expect((await found('q=sleeper')).total).toBe(0);
    expect((await found('q=sleeper&upcomingTags=shown')).total).toBeGreaterThan(0);
    for (const query of ['', 'q=volvo', `ids=${volvo}`]) {
      const { facets, items } = await found(query);
      expect([facets?.['tag']?.['Sleeper'], items.some(({ tags }) => tags.includes('Sleeper'))]).toEqual([
        undefined,
        false,
      ]);
    }
    expect((await found('q=volvo&upcomingTags=shown')).facets?.['tag']?.['Sleeper']).toBeGreaterThan(0);
  });
});
