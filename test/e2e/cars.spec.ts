import { type CarPage, carPage } from '#contracts';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();
const page = async (query: string): Promise<CarPage> => carPage.parse((await api.get(`/api/v1/cars?${query}`)).json());

describe('cars over HTTP', () => {
  it('come page by page, highest rating first, each once', async () => {
    const seen: CarPage['items'] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const after: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
      const { items, ...more }: CarPage = await page(`limit=25${after}`);
      seen.push(...items);
      next = more.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(60);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ rq }) => rq)).toEqual(seen.map(({ rq }) => rq).toSorted((a, b) => b - a));
  });

  it('come by id in the order asked, without those there are not', async () => {
    const [first, second] = (await page('limit=2')).items;
    const { items } = await page(`ids=${encodeURIComponent(second!.id)},nobody,${encodeURIComponent(first!.id)}`);
    expect(items).toEqual([second, first]);
  });

  it.each([
    ['shape-invalid', 'limit=0'],
    ['shape-invalid', 'limit=501'],
    ['shape-invalid', `ids=${Array.from({ length: 101 }, (_, n) => n).join(',')}`],
    ['cursor-unreadable', 'after=nonsense'],
  ])('answer 400 %s to %s', async (code, query) => {
    const answer = await api.get(`/api/v1/cars?${query}`);
    expect([answer.status, problemIn(answer).code]).toEqual([400, code]);
  });

  it('are sent compressed to who takes it', async () => {
    const answer = await api.get('/api/v1/cars?limit=50', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});
