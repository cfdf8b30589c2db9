import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';
import { anAdmin } from '#test/staff';
import {
  type StoredUpload,
  myQueuePage,
  notificationList,
  queueDetail,
  queueFigures,
  queuePage,
  queueTotals,
  type Written,
} from '#contracts';

const api = apiForTests();
let [ann, mod, other, carId] = ['', '', '', ''];
beforeAll(async () => {
  [ann, mod, other] = [await api.signUp('Ann'), await anAdmin(api, 'Mona'), await anAdmin(api, 'Other')];
  carId = await api.aCarId();
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const after = ({ position }: Written) => ({ 'x-after-position': String(position) });
let sent = 0;
const aPhoto = async (cookie = ann): Promise<{ path: string; written: Written }> => {
  const picture = await sendPicture(api, cookie, await aPicture({ width: 700 + (sent += 1) }));
  const { name: file } = picture.json<StoredUpload>();
  const written = writtenIn(await send(`/api/v1/cars/${encodeURIComponent(carId)}/photos`, cookie, { file }));
  return { path: `/api/v1/queue/car-photo/${encodeURIComponent(`${carId}|${written.id}`)}`, written };
};
const told = async (cookie: string, written: Written) =>
  notificationList.parse((await api.get('/api/v1/notifications', { cookie, headers: after(written) })).json()).items;

describe('the queue', () => {
  it('is claimed by one moderator of two, asked about, answered, declined with a reason, and waits again', async () => {
    const { path, written } = await aPhoto();
    expect(written.views).toContain('review-queue');
    const list = await api.get('/api/v1/queue?kind=car-photo', { cookie: mod, headers: after(written) });
    const page = queuePage.parse(list.json());
    expect(page.waiting['car-photo']).toBe(1);
    expect(page.items[0]).toMatchObject({ kind: 'car-photo', by: [{ name: 'Ann' }], claim: null });
    expect(page.items[0]?.allowed).toEqual(['claim-item', 'approve-item', 'decline-item']);

    expect(page.items[0]?.able).toBe(2);

    const raced = await Promise.all([send(`${path}/claim`, mod), send(`${path}/claim`, other)]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    const holder = raced[0]?.status === 200 ? mod : other;
    const loser = holder === mod ? other : mod;
    const early = await send(`${path}/decision`, loser, { outcome: 'approved', seen: 1 });
    expect(problemIn(early).code).toBe('queue-item-taken');

    const asked = writtenIn(await send(`${path}/question`, holder, { text: 'Is it yours?' }));
    expect((await told(ann, asked))[0]).toMatchObject({ what: 'asked', text: 'Is it yours?' });
    const answered = writtenIn(await send(`${path}/answer`, ann, { text: 'Yes.' }));
    expect((await told(holder, answered))[0]).toMatchObject({ what: 'answered', text: 'Yes.' });
    const one = queueDetail.parse((await api.get(path, { cookie: holder, headers: after(answered) })).json());
    expect(one.item.answer?.text).toBe('Yes.');
    expect(one.context).toMatchObject({ kind: 'car-photo', photo: { carId } });

    const reason = { code: 'unclear', text: 'By day, please.' };
    const declined = writtenIn(await send(`${path}/decision`, holder, { outcome: 'declined', seen: 1, reason }));
    expect((await told(ann, declined))[0]).toMatchObject({ what: 'declined', reason: 'unclear', text: reason.text });
    const reopened = writtenIn(await send(`${path}/reopen`, loser));
    const mine = await api.get('/api/v1/queue/mine', { cookie: ann, headers: after(reopened) });
    const { items, usualWait } = myQueuePage.parse(mine.json());
    expect(items[0]).toMatchObject({
      status: 'waiting',
      place: expect.any(Number) as unknown as number,
      decided: null,
    });
    // By the demonstration, which decided immediately.
    expect(usualWait).toEqual({ half: 0, most: 0 });
    const approved = writtenIn(await send(`${path}/decision`, loser, { outcome: 'approved', seen: 1 }));
    expect((await told(ann, approved))[0]).toMatchObject({ what: 'approved' });
    const figures = await api.get('/api/v1/queue/figures', { cookie: mod, headers: after(approved) });
    const { kinds, people } = queueFigures.parse(figures.json());
    expect(kinds.find(({ kind }) => kind === 'car-photo')).toMatchObject({ waiting: 0, reversed: 1 });
    const name = holder === mod ? 'Mona' : 'Other';
    expect(people.find(({ by }) => by?.name === name)).toMatchObject({ reversed: 1 });
    const totals = queueTotals.parse((await api.get('/api/v1/queue/totals')).json());
    expect(totals).toMatchObject({ reversed: 1, approved: expect.any(Number) as unknown as number });
    expect((await api.get('/api/v1/queue/figures', { cookie: ann })).status).toBe(403);
    const again = await send(`${path}/claim`, mod);
    expect(problemIn(again).code).toBe('queue-item-decided');
  });

  it('lets nobody decide on their own, at whichever address', async () => {
    const { path, written } = await aPhoto(mod);
    const own = await send(`${path}/decision`, mod, { outcome: 'approved', seen: 1 });
    expect(problemIn(own).code).toBe('queue-item-not-for-you');
    const besides = await send(`/api/v1/cars/${encodeURIComponent(carId)}/photos/${written.id}/approval`, mod, {
      seen: 1,
    });
    expect(problemIn(besides).code).toBe('queue-item-not-for-you');
    expect((await send(`${path}/claim`, ann)).status).toBe(403);
    expect((await send(`${path}/decision`, other, { outcome: 'approved', seen: 1 })).status).toBe(200);
  });

  it('is taken from another with a reason, and passed on', async () => {
    const { path } = await aPhoto();
    await send(`${path}/claim`, mod);
    const reason = { code: 'away', text: 'On holiday.' };
    expect((await send(`${path}/claim`, other, { reason })).status).toBe(200);
    const passed = writtenIn(await send(`${path}/reassignment`, other, { to: 'moderator', text: 'Not my cars.' }));
    const one = queueDetail.parse((await api.get(path, { cookie: mod, headers: after(passed) })).json());
    expect(one.item).toMatchObject({ claim: null, passedOn: { to: 'moderator', text: 'Not my cars.' } });
  });
});
