import { randomUUID } from 'node:crypto';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { CLOSING_DAYS, type MyRecap, myRecap, recapActivityPage, sharedRecap, siteRecap } from '#contracts';
import { userIdOf } from '#test/staff';

const api = apiForTests();
const year = String(new Date().getUTCFullYear());
let [ann, carId] = ['', ''];
beforeAll(async () => {
  [ann, carId] = [await api.signUp('Ann'), await api.aCarId()];
});

const key = () => ({ 'idempotency-key': randomUUID() });
const send = async (method: 'PUT' | 'POST', path: string, body?: object) => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await api.ask(method, `/api/v1/recap${path}`, { ...(body && { body }), cookie: ann, headers });
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([200, '']);
  return writtenIn(answer);
};
const seen = (path: string, { position }: { position: number }, cookie?: string): Promise<Answer> =>
  api.get(`/api/v1/${path}`, { headers: { 'x-after-position': String(position) }, ...(cookie && { cookie }) });
const own = async (since: { position: number }): Promise<MyRecap> =>
  myRecap.parse((await seen(`recaps/${year}`, since, ann)).json());

const sizeOf = ({ bytes }: Answer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

describe('a recap', () => {
  it('tells what its owner did, in their zone, with the list behind it', async () => {
    await send('PUT', '/zone', { timeZone: 'Asia/Tokyo' });
    const said = writtenIn(await api.submit({ carId, tune: '332', trackCode: 'tRoad_a00', time: '1:24.50' }, ann));
    const recap = await own(said);
    expect([recap.timeZones, recap.statedZone, recap.years]).toEqual([['Asia/Tokyo'], 'Asia/Tokyo', [Number(year)]]);
    expect(recap.told).toMatchObject({ times: { times: 1, tracks: 1, cars: 1 }, rounds: null });
    const list = recapActivityPage.parse((await seen(`recaps/${year}/activities?list=times`, said, ann)).json());
    expect([list.total, list.items.map((one) => [one.kind, one.carId])]).toEqual([1, [['time', carId]]]);
    const site = siteRecap.parse((await seen(`recaps/${year}/site`, said)).json());
    expect([site.times > 1, site.topTracks.length]).toEqual([true, 5]);
    expect((await api.get(`/api/v1/recaps/${year}`)).status).toBe(401);
  });

  it('is shared by a key with the cards that its owner chose, until the key is taken back', async () => {
    const shared = await send('POST', '/shares', { period: year, cards: ['year'] });
    const shown = sharedRecap.parse((await seen(`shared-recaps/${shared.id}`, shared)).json());
    expect([shown.name, shown.told.year?.activeDays, shown.told.times]).toEqual(['Ann', 1, null]);
    expect((await own(shared)).shares).toMatchObject([{ key: shared.id, period: year, cards: ['year'] }]);
    const revoked = await send('POST', `/shares/${shared.id}/revocation`);
    const gone = await seen(`shared-recaps/${shared.id}`, revoked);
    expect([gone.status, problemIn(gone).code]).toEqual([404, 'user-unknown']);
  });

  it('is drawn card by card, in a language, for its owner and by a key for the cards that it shares', async () => {
    for (const language of ['ja', 'de']) {
      const own = await api.get(`/api/v1/recaps/${year}/cards/year/picture?language=${language}`, { cookie: ann });
      expect([language, own.status, sizeOf(own)]).toEqual([language, 200, [1_080, 1_350]]);
    }
    const shared = await send('POST', '/shares', { period: year, cards: ['year'] });
    await seen(`shared-recaps/${shared.id}`, shared);
    const of = (card: string) => api.get(`/api/v1/shared-recaps/${shared.id}/cards/${card}/picture?language=el`);
    expect(sizeOf(await of('year'))).toEqual([1_080, 1_350]);
    for (const none of [await of('times'), await api.get(`/api/v1/shared-recaps/none/cards/year/picture`)])
      expect(none.status).toBe(404);
    const empty = await api.get(`/api/v1/recaps/${year}/cards/garage/picture`, { cookie: ann });
    expect([empty.status, problemIn(empty).code]).toEqual([404, 'upload-unknown']);
    await seen(`shared-recaps/${shared.id}`, await send('POST', `/shares/${shared.id}/revocation`));
    expect((await of('year')).status).toBe(404);
  });

  it('tells nobody anything while it is switched off, and forgets nothing', async () => {
    const shared = await send('POST', '/shares', { period: year, cards: ['times'] });
    const off = await send('PUT', '/choices', { kept: false, named: false });
    expect(await own(off)).toMatchObject({ told: null, years: [], kept: false });
    expect((await seen(`recaps/${year}/activities?list=times`, off, ann)).json()).toMatchObject({ total: 0 });
    expect((await seen(`shared-recaps/${shared.id}`, off)).status).toBe(404);
    const on = await send('PUT', '/choices', { kept: true, named: false });
    expect((await own(on)).told?.times?.times).toBe(1);
  });
});

describe('who left', () => {
  it('is a former player in recaps of others, and takes their own links along', async () => {
    const [bob, tune] = [await api.signUp('Bob'), '323'];
    const bobsId = await userIdOf(api, bob);
    let last = writtenIn(
      await api.ask('PUT', '/api/v1/recap/choices', { body: { kept: true, named: true }, cookie: bob, headers: key() }),
    );
    for (const [trackCode, time] of [
      ['tRoad_a00', '1:25.00'],
      ['tRoad_a01', '1:26.00'],
    ] as const) {
      const { id } = writtenIn(await api.submit({ carId, tune, trackCode, time }, ann));
      const path = `/api/v1/cells/${encodeURIComponent(carId)}/${tune}/${trackCode}/lap-times/${id}/vote`;
      last = writtenIn(await api.ask('POST', path, { body: { vote: 'up' }, cookie: bob, headers: key() }));
    }
    expect((await own(last)).told?.company).toEqual([{ name: 'Bob', former: false, meetings: 2 }]);
    const shares = { body: { period: year, cards: ['year'] }, cookie: bob, headers: key() };
    const shared = writtenIn(await api.ask('POST', '/api/v1/recap/shares', shares));
    expect((await seen(`shared-recaps/${shared.id}`, shared)).status).toBe(200);
    const { position } = last;
    await api.post('/api/v1/me/close', { password: 'long enough' }, { cookie: bob });
    await api.running.app
      .get(DueErasures)
      .eraseNow(new Date(Date.now() + (CLOSING_DAYS + 1) * 86_400_000).toISOString());
    expect((await api.running.ports.accounts.displayNames([bobsId])).get(bobsId) ?? null).toBeNull();
    expect((await own({ position })).told?.company).toEqual([{ name: null, former: true, meetings: 2 }]);
    expect((await seen(`shared-recaps/${shared.id}`, { position })).status).toBe(404);
    expect((await api.get(`/api/v1/shared-recaps/${shared.id}/cards/year/picture`)).status).toBe(404);
  });
});
