import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';
import { anAdmin } from '#test/staff';
import { type StoredUpload, emailPreferences } from '#contracts';
import { ReviewMailing } from '../../apps/api/src/queue/review-mailing.ts';

const api = apiForTests();
let [ann, mod, carId] = ['', '', ''];
beforeAll(async () => {
  [ann, mod] = [await api.signUp('Ann'), await anAdmin(api, 'Mona')];
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken('ann@example.org') });
  carId = await api.aCarId();
});

const send = async (path: string, cookie: string, body: object = {}) =>
  writtenIn(await api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } }));
const mail = () => api.running.app.get(ReviewMailing).mail();
const wish = async (reviews: boolean, cookie = ann) =>
  api.ask('PUT', '/api/v1/email-preferences', { body: { reviews }, cookie });
const subjects = async () =>
  (await api.outbox())
    .filter(({ text }) => text.includes('/notifications'))
    .map(({ to, subject }) => `${to}: ${subject}`);

let sent = 0;
const aPhoto = async (): Promise<string> => {
  const picture = await sendPicture(api, ann, await aPicture({ width: 800 + (sent += 1) }));
  const { name: file } = picture.json<StoredUpload>();
  const { id } = await send(`/api/v1/cars/${encodeURIComponent(carId)}/photos`, ann, { file });
  return `/api/v1/queue/car-photo/${encodeURIComponent(`${carId}|${id}`)}`;
};
const decided = async (body: object): Promise<void> => {
  const path = await aPhoto();
  await send(`${path}/claim`, mod);
  await send(`${path}/decision`, mod, body);
};

describe('mails on decisions', () => {
  it('go to who wants them, in their language, once, over rounds and a restart', async () => {
    await decided({ outcome: 'approved', seen: 1 });
    await mail();
    expect(await subjects()).toEqual([]);

    expect(emailPreferences.parse((await wish(true)).json())).toEqual({ reviews: true });
    await mail();
    expect(await subjects()).toEqual([]);
    const path = await aPhoto();
    await send(`${path}/claim`, mod);
    await send(`${path}/question`, mod, { text: 'Is it yours?' });
    await mail();
    await api.post('/api/auth/update-user', { language: 'de' }, { cookie: ann });
    await send(`${path}/answer`, ann, { text: 'Yes.' });
    await send(`${path}/decision`, mod, {
      outcome: 'declined',
      seen: 1,
      reason: { code: 'unclear', text: 'Only here' },
    });
    await mail();
    await mail();
    await api.restart();
    await mail();
    const mails = ['ann@example.org: A question about your submission'];
    mails.unshift('ann@example.org: Was du geschickt hast, wurde nicht angenommen');
    expect(await subjects()).toEqual(mails);
    expect((await api.outbox()).filter(({ text }) => text.includes('Only here'))).toEqual([]);
  });

  it('end as they are switched off, and are nobody’s without an account', async () => {
    const before = await subjects();
    await wish(false);
    await decided({ outcome: 'approved', seen: 1 });
    await mail();
    expect(await subjects()).toEqual(before);
    expect(problemIn(await wish(true, 'none=1')).code).toBe('signed-out');
  });
});
