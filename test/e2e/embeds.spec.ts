import { apiForTests, problemIn } from '#test/api';
import { type Car } from '#contracts';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests({ PUBLIC_URL: 'https://tdr.example', UPCOMING_TAGS: 'Sleeper=2999-01-01' });
const asPage = { headers: { accept: 'text/html' } };
const EMBEDS = '/api/v1/embeds';
let car: Car;

beforeAll(async () => {
  ({ car } = await oneCar());
});

const oneCar = async () => {
  const { items } = (await api.get('/api/v1/cars?limit=1')).json<{ items: Car[] }>();
  return { car: items[0]! };
};
const carOf = async (id: string) =>
  (await api.get(`/api/v1/cars?ids=${encodeURIComponent(id)}`)).json<{ items: Car[] }>().items[0]!;
const cardOf = (query = '') => api.get(`${EMBEDS}/cars/${encodeURIComponent(car.id)}${query}`, asPage);
const gridOf = (deck: string) => api.get(`${EMBEDS}/grid?deck=${deck}`, asPage);

describe('a page for a frame of another site', () => {
  it('may be framed by any, and neither runs nor loads nor sends anything', async () => {
    const { status, headers, text } = await cardOf();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=60',
    ]);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(text).not.toMatch(/<script|<img|<link|url\(|javascript:/);
    expect((await api.get('/api/v1/cars')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('shows a card with its tune in the language and the theme that were asked for', async () => {
    const { text } = await cardOf('?tune=332&theme=light&language=de');
    expect(text).toContain('<html lang="de">');
    expect(text).toContain(`<h1>${car.name}</h1>`);
    expect(text).toContain('Auf Track Day Records öffnen');
    expect(text).toContain(`href="https://tdr.example/cars/${encodeURIComponent(car.id)}"`);
    expect(text).toMatch(/<svg viewBox="0 0 240 96"/);
    expect(text).toContain(`[data-class='${car.class}']{--c:var(--class-${car.class})}`);
    expect([text.includes('color-scheme:light;'), text.includes('prefers-color-scheme')]).toEqual([true, false]);
    expect((await cardOf()).text).toContain('prefers-color-scheme');
    expect((await cardOf('?theme=neon')).status).toBe(400);
    expect(problemIn(await cardOf('?tune=999')).code).toBe('tune-invalid');
  });

  it('says to a reader that a car is not there, and to a program by its code', async () => {
    const page = await api.get(`${EMBEDS}/cars/Nobody?language=fr`, asPage);
    expect([page.status, page.text.includes('Impossible de l’afficher')]).toEqual([404, true]);
    const program = await api.get(`${EMBEDS}/cars/Nobody`);
    expect([program.status, problemIn(program).code]).toEqual([404, 'car-unknown']);
  });

  it('shows the times of a deck with what each is worth, and says what of it is left out', async () => {
    const ann = await api.signUp('Ann');
    const [slow, fast] = [await api.aCarId(0), await api.aCarId(1)];
    const staff = await anAdmin(api, 'Stella');
    const submit = (carId: string, time: string) =>
      confirmedTime(api, staff, { carId, tune: '332', trackCode: 'tRoad_a00', time }, ann);
    await submit(slow, '26.00');
    const { position } = await submit(fast, '24.50');
    const cells = `~C${slow}~T332~C${fast}~T332`;
    await api.get(`/api/v1/lap-times/matrix?deck=~KtRoad_a00${cells}`, {
      headers: { 'x-after-position': String(position) },
    });
    const { text } = await gridOf(`~KtRoad_a00${cells}~C${fast}`);
    expect(text).toMatch(/<td data-place="2">26\.00<\/td>\s*<td data-place="1">24\.50<\/td>\s*<td class="none">–</);
    expect(text).toContain(`/compare?share=~KtRoad_a00${cells}~C${fast}`);
    const released = (await carOf(fast)).releasedIn;
    const past = (await gridOf(`~KtRoad_a00~C${fast}%40${released}~T332`)).text;
    expect([past.includes(`(${released})</`), past.includes('24.50')]).toEqual([true, true]);
    const many = Array.from({ length: 9 }, () => `~C${fast}~T332`).join('');
    const cut = (await gridOf(`~KtRoad_a00${many}`)).text;
    expect([cut.match(/<th scope="col"/g)?.length, cut.includes('Cars: 8 / 9')]).toEqual([9, true]);
  });

  it.each(['', '~C%3Cscript%3Ealert(1)%3C/script%3E~T332~KtRoad_a00'])(
    'writes nothing of what it was asked with as it came: %s',
    async (deck) => {
      const { status, text } = await gridOf(deck);
      expect([status, /<script/.test(text)]).toEqual([200, false]);
    },
  );
});
