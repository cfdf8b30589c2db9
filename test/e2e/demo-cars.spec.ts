import { carPhotoPage, carReviewPage, plannedEventPage, siteStatus } from '#contracts';
import { apiForTests } from '#test/api';

// As `npm start` does, in a folder of its own.
const api = apiForTests({ NODE_ENV: 'development', DEMO_CARS: 'yes' });
const golf = 'Volkswagen_Golf_GTI_1976';

describe('the demonstration', () => {
  const shown = async () => {
    const photos = carPhotoPage.parse((await api.get('/api/v1/car-photos')).json()).items;
    const reviews = carReviewPage.parse((await api.get(`/api/v1/cars/${golf}/reviews`)).json()).items;
    return { photos, reviews };
  };

  it('has photos of cars with their files, the newer beside the older, and reviews with a name', async () => {
    const { photos, reviews } = await shown();
    expect(photos.map(({ carId, by }) => [carId, by?.name])).toEqual([
      [golf, 'Dune (demo)'],
      [golf, 'Dune (demo)'],
    ]);
    expect(photos.filter(({ before }) => before !== null)).toHaveLength(1);
    expect((await api.get(`/api/v1/uploads/${photos[0]?.file}/card`)).status).toBe(200);
    expect(reviews).toHaveLength(2);
    expect(reviews.every(({ text }) => text !== null && text.length > 20)).toBe(true);
  });

  it('has pictures of events with their files', async () => {
    const events = plannedEventPage.parse((await api.get('/api/v1/planned-events')).json()).items;
    const images = events.flatMap(({ facts }) => facts.images ?? []);
    expect(images).toHaveLength(3);
    for (const name of images) expect((await api.get(`/api/v1/uploads/${name}/card`)).status).toBe(200);
  });

  it('has a translation that is live, and one of an English that is no longer', async () => {
    const read = async (path: string) =>
      (await api.get(`/api/v1/translations/${path}`)).json<Record<string, unknown>>();
    expect(await read('sk/live')).toEqual({ texts: { 'translate:choose': 'Vyber si text' } });
    expect(await read('pl?show=outdated')).toMatchObject({ items: [{ key: 'common:undo' }] });
  });

  it('tells of an incident that is over, in words', async () => {
    const { incidents } = siteStatus.parse((await api.get('/api/v1/status')).json());
    const [incident, ...others] = incidents ?? [];
    expect(others).toEqual([]);
    expect(incident).toMatchObject({ status: 'closed', impact: 'slow', parts: ['pictures'] });
    expect(incident?.told.map(({ stage, text }) => [stage, text !== null])).toEqual([
      ['opened', true],
      ['identified', true],
      ['closed', true],
    ]);
  });

  it('is brought once', async () => {
    const before = await shown();
    await api.restart();
    expect(await shown()).toEqual(before);
  });
});
