import { formatDeck, parseDeck } from '#racing';
import { type CarPage, type MatrixAnswer, matrixAnswer, matrixChanges } from '#contracts';
import { type Answer, apiForTests, problemIn } from '#test/api';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests();
let cookie: string;
let staff: string;
let carIds: string[];
beforeAll(async () => {
  cookie = await api.signUp('Ann');
  staff = await anAdmin(api, 'Stella');
  carIds = [await api.aCarId(0), await api.aCarId(1)];
});

const deckUrl = (tracks: readonly string[]) => {
  const cars = carIds.map((carId) => `~C${encodeURIComponent(carId)}~T111`).join('');
  return `/api/v1/lap-times/matrix?deck=${tracks.map((code) => `~K${code}`).join('')}${cars}`;
};
const question = (tracks: readonly string[]) => ({ cars: carIds.map((carId) => ({ carId, tune: '111' })), tracks });
const submitted = async (trackCode: string, time: string, at = 0) => {
  const said = { carId: carIds[at], tune: '111', trackCode, time };
  return (await confirmedTime(api, staff, said, cookie)).position;
};
const seen = (url: string, position: number) => api.get(url, { headers: { 'x-after-position': String(position) } });

describe('the matrix', () => {
  it('shows a write to who has made it, in the order asked', async () => {
    const position = await submitted('tRoad_a00', '1:24.50', 1);
    const answer = await seen(deckUrl(['hairpin_a00', 'tRoad_a00']), position);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['x-position'])).toBeGreaterThanOrEqual(position);
    expect(matrixAnswer.parse(answer.json()).columns).toEqual([
      [null, null],
      [null, 84.5],
    ]);
  });

  it('answers the same question by POST the same', async () => {
    const position = await submitted('kart_a00', 'DNF');
    const asked = { headers: { 'x-after-position': String(position) } };
    const byPost = await api.post('/api/v1/lap-times/matrix', question(['kart_a00']), asked);
    expect(byPost.status).toBe(200);
    expect(byPost.json<MatrixAnswer>().columns).toEqual([['dnf'], [null]]);
    expect((await seen(deckUrl(['kart_a00']), position)).json<MatrixAnswer>().columns).toEqual([['dnf'], [null]]);
  });

  it('answers with what is newer, when asked', async () => {
    const before = await submitted('slalom_a00', '30.00');
    const after = await submitted('slalomr_a00', '31.00', 1);
    const answer = await seen(`${deckUrl(['slalom_a00', 'slalomr_a00'])}&since=${before}`, after);
    expect(matrixChanges.parse(answer.json()).changes).toEqual([[1, 1, 31]]);
  });

  it('sends nothing again that the browser has', async () => {
    const first = await api.get(deckUrl(['gForce_a00']));
    const etag = String(first.headers['etag']);
    const again = await api.get(deckUrl(['gForce_a00']), { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(etag);
    const position = await submitted('gForce_a00', '29.00');
    const asked = { headers: { 'if-none-match': etag, 'x-after-position': String(position) } };
    expect((await api.get(deckUrl(['gForce_a00']), asked)).status).toBe(200);
  });

  it('knows no position beyond the log', async () => {
    const answer = await seen(deckUrl(['tRoad_a00']), 9_000_000_000_000);
    expect([answer.status, problemIn(answer).code]).toEqual([400, 'position-unknown']);
  });

  it.each(['-1', '1.5', 'x', '99999999999999999999'])('takes no %j for a position', async (text) => {
    const answer = await api.get(deckUrl(['tRoad_a00']), { headers: { 'x-after-position': text } });
    expect([answer.status, problemIn(answer).code]).toEqual([400, 'position-unknown']);
  });

  const refused = (answer: Answer) => [answer.status, problemIn(answer).code];

  it('refuses a deck that it cannot answer column by column', async () => {
    const matrix = (deck: string) => api.get(`/api/v1/lap-times/matrix?deck=${deck}`);
    expect(refused(await matrix(''))).toEqual([400, 'shape-invalid']);
    expect(refused(await matrix('~KtRoad_a00'))).toEqual([400, 'shape-invalid']);
    expect(refused(await matrix(`~KtRoad_a00~C${carIds[0]}`))).toEqual([400, 'shape-invalid']);
    expect(refused(await matrix(`~KtRoad_a00~T332`))).toEqual([422, 'deck-tune-without-car']);
    expect(refused(await matrix(`~KtRoad_a00~C${carIds[0]}~T999`))).toEqual([422, 'tune-invalid']);
    expect(refused(await matrix(`~KnoSuch_a00~C${carIds[0]}~T332`))).toEqual([422, 'track-unknown']);
    expect(refused(await matrix(`~KtRoad_a00~C${'x'.repeat(4_100)}~T332`))).toEqual([400, 'shape-invalid']);
  });

  it('refuses a question by POST with a tune or track that there is not, or with too much', async () => {
    const ask = (body: object) => api.post('/api/v1/lap-times/matrix', body);
    expect(refused(await ask({ cars: [{ carId: 'x', tune: '999' }], tracks: ['tRoad_a00'] }))).toEqual([
      422,
      'tune-invalid',
    ]);
    expect(refused(await ask({ cars: [{ carId: 'x', tune: '332' }], tracks: ['nope_a00'] }))).toEqual([
      422,
      'track-unknown',
    ]);
    const cars = Array.from({ length: 61 }, () => ({ carId: 'x', tune: '332' }));
    expect(refused(await ask({ cars, tracks: ['tRoad_a00'] }))).toEqual([400, 'shape-invalid']);
  });

  it('reads what deck links are made with', async () => {
    const { deck } = parseDeck(`~KtRoad_a00~C${encodeURIComponent(carIds[0]!)}~T111`);
    const answer = await api.get(`/api/v1/lap-times/matrix?deck=${formatDeck(deck)}`);
    expect(answer.json<MatrixAnswer>().columns).toEqual([[null]]);
  });
});

describe('a car as a version of the game had it', () => {
  it('has its figures and its times of then, and takes none', async () => {
    const [carId = ''] = carIds;
    const position = await submitted('tRoad_a01', '1:25.00');
    const asked = { headers: { 'x-after-position': String(position) } };
    const { items } = (await api.get(`/api/v1/cars?ids=${carId}`)).json<CarPage>();
    const released = items[0]?.releasedIn ?? '';
    const names = [`${carId}@${released}`, `${carId}@1`];
    const found = await api.get(`/api/v1/cars?ids=${names.map(encodeURIComponent).join(',')}`);
    expect(found.json<CarPage>().items.map(({ id }) => id)).toEqual([names[0]]);
    const cars = [carId, ...names].map((name) => ({ carId: name, tune: '111' }));
    const body = { cars, tracks: ['tRoad_a01', 'kart_a00'] };
    const whole = matrixAnswer.parse((await api.post('/api/v1/lap-times/matrix', body, asked)).json());
    expect(whole.columns[1]).toEqual(whole.columns[0]);
    const after = await submitted('tRoad_a01', '1:24.50');
    const newer = { ...body, since: whole.position };
    const changes = await api.post('/api/v1/lap-times/matrix', newer, {
      headers: { 'x-after-position': String(after) },
    });
    expect(matrixChanges.parse(changes.json()).changes.map(([column]) => column)).toEqual([0, 1, 2]);
    const refused = await api.submit({ carId: names[0], tune: '111', trackCode: 'kart_a00', time: '1:00.00' }, cookie);
    expect(problemIn(refused).code).toBe('car-unknown');
  });
});
