import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';
import { anAdmin } from '#test/staff';
import { itemHistory, type StoredUpload, notificationList, queueDetail, type Written } from '#contracts';
import { ShortOfStaff } from '../../apps/api/src/queue/short-of-staff.ts';

const api = apiForTests();
let [mod, carId] = ['', ''];
beforeAll(async () => {
  mod = await anAdmin(api, 'Mona');
  carId = await api.aCarId();
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const after = ({ position }: Written) => ({ 'x-after-position': String(position) });
let sent = 0;
const aPhoto = async (cookie: string): Promise<{ path: string; written: Written }> => {
  const picture = await sendPicture(api, cookie, await aPicture({ width: 900 + (sent += 1) }));
  const { name: file } = picture.json<StoredUpload>();
  const written = writtenIn(await send(`/api/v1/cars/${encodeURIComponent(carId)}/photos`, cookie, { file }));
  return { path: `/api/v1/queue/car-photo/${encodeURIComponent(`${carId}|${written.id}`)}`, written };
};
const itemOf = async (path: string, headers: Record<string, string>) =>
  queueDetail.parse((await api.get(path, { cookie: mod, headers })).json()).item;
const afterEverything = async () => ({ 'x-after-position': String(await api.running.ports.eventStore.head()) });
const tell = () => api.running.app.get(ShortOfStaff).tell();
const shortOf = async (cookie: string) => {
  const headers = await afterEverything();
  const { items } = notificationList.parse((await api.get('/api/v1/notifications', { cookie, headers })).json());
  return items.filter(({ what }) => what === 'short');
};

describe('an item that none of the staff may decide', () => {
  it('is told to admins, and decided by its own admin once they said why', async () => {
    const { path, written } = await aPhoto(mod);
    expect(await itemOf(path, after(written))).toMatchObject({ able: 0, allowed: ['take-item-alone'] });
    await tell();
    await tell();
    expect(await shortOf(mod)).toMatchObject([{ kind: 'car-photo', subject: { link: '/admin/queue' } }]);

    const refused = await send(`${path}/decision`, mod, { outcome: 'approved', seen: 1 });
    expect(problemIn(refused).code).toBe('queue-item-not-for-you');
    const empty = await send(`${path}/override`, mod, { text: ' ' });
    expect(problemIn(empty).code).toBe('shape-invalid');
    const taken = writtenIn(await send(`${path}/override`, mod, { text: 'Nobody else is here.' }));
    expect((await itemOf(path, after(taken))).allowed).toEqual(['claim-item', 'approve-item', 'decline-item']);
    expect((await send(`${path}/decision`, mod, { outcome: 'approved', seen: 1 })).status).toBe(200);

    // Later members of the team can read why.
    const cookie = await anAdmin(api, 'Later');
    const story = `/api/v1/history/car-photo/${encodeURIComponent(`${carId}|${written.id}`)}/for-staff`;
    const { items } = itemHistory.parse((await api.get(story, { cookie, headers: await afterEverything() })).json());
    const alone = items.find(({ act }) => act === 'taken-alone');
    expect(alone).toMatchObject({ by: { name: 'Mona' }, note: 'Nobody else is here.' });
  });

  it('is no longer taken alone once another of the staff may decide it', async () => {
    const { path } = await aPhoto(mod);
    const other = await anAdmin(api, 'Other');
    expect((await itemOf(path, await afterEverything())).allowed).toEqual([]);
    const refused = await send(`${path}/override`, mod, { text: 'I like it.' });
    expect(problemIn(refused).code).toBe('queue-item-for-others');
    expect((await send(`${path}/decision`, other, { outcome: 'approved', seen: 1 })).status).toBe(200);
  });
});
