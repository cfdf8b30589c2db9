import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { UnusedFiles } from '../../apps/api/src/uploads/unused-files.ts';
import { apiForTests, problemIn } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';
import { anAdmin, userIdOf } from '#test/staff';
import { FILE_BYTES_MAX, type StoredUpload } from '#contracts';

const api = apiForTests();
const filesIn = (): readonly string[] => {
  const folder = join(api.folder, 'uploads');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'))
    : [];
};
const pictureOf = ({ name }: StoredUpload, size: string, cookie?: string) =>
  api.running.app.inject({ url: `/api/v1/uploads/${name}/${size}`, headers: { ...(cookie && { cookie }) } });
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a picture that is sent', () => {
  it('is kept anew in two sizes, for its sender and for staff alone', async () => {
    const [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
    const answer = await sendPicture(api, ann, await aPicture({ width: 900, height: 600 }));
    expect([answer.status, answer.json()]).toMatchObject([201, { width: 900, height: 600 }]);
    const kept = answer.json<StoredUpload>();
    const seen = [ann, bob, staff, undefined].map(async (cookie) => (await pictureOf(kept, 'full', cookie)).statusCode);
    expect(await Promise.all(seen)).toEqual([200, 404, 200, 404]);
    const card = await pictureOf(kept, 'card', ann);
    expect(card.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect((await sendPicture(api, ann, await aPicture({ width: 900, height: 600 }))).json()).toEqual(kept);
  });

  it('is refused with a reason, and nothing of it is kept', async () => {
    const cookie = await api.signUp('Cut');
    const before = filesIn();
    const whole = await aPicture();
    const sent = [whole.subarray(0, 200), Buffer.concat([whole, Buffer.from('<script>')]), Buffer.from('GIF89a')];
    const codes: string[] = [];
    for (const bytes of sent) codes.push(problemIn(await sendPicture(api, cookie, bytes)).code);
    expect(codes).toEqual(['picture-truncated', 'picture-with-more', 'picture-kind-unknown']);
    const tooMuch = await sendPicture(api, cookie, Buffer.alloc(FILE_BYTES_MAX + 1));
    expect([tooMuch.status, problemIn(tooMuch).code]).toEqual([413, 'body-too-large']);
    expect(filesIn()).toEqual(before);
  });

  it('is for the signed-in, and for the endpoint that takes files alone', async () => {
    expect((await sendPicture(api, undefined, await aPicture())).status).toBe(401);
    const cookie = await api.signUp('Dan');
    const headers = { 'content-type': 'image/png' };
    const elsewhere = await api.post('/api/v1/lap-times', await aPicture(), { cookie, headers });
    expect([elsewhere.status, problemIn(elsewhere).code]).toEqual([400, 'body-unreadable']);
    expect((await api.post('/api/v1/uploads', { name: 'x' }, { cookie })).status).toBe(400);
  });

  it('is among what its sender takes away', async () => {
    const cookie = await api.signUp('Eve');
    const { name } = (await sendPicture(api, cookie, await aPicture({ width: 333 }))).json<StoredUpload>();
    const zip = await api.running.app.inject({ url: '/api/v1/me/export', headers: { cookie } });
    const picture = unzipSync(zip.rawPayload)[`pictures/${name}.webp`];
    expect(picture && (await sharp(picture).metadata()).width).toBe(333);
  });

  it('goes a day after nobody used it, and with its sender’s account', async () => {
    const [fay, gus] = [await api.signUp('Fay'), await api.signUp('Gus')];
    const kept = (await sendPicture(api, fay, await aPicture({ width: 444 }))).json<StoredUpload>();
    await sendPicture(api, gus, await aPicture({ width: 444 }));
    const { accounts } = api.running.ports;
    const has = () => filesIn().some((path) => path.includes(kept.name));
    await accounts.persons.erase(await userIdOf(api, fay));
    expect([(await pictureOf(kept, 'full', gus)).statusCode, has()]).toEqual([200, true]);
    const unused = api.running.app.get(UnusedFiles);
    await unused.clearNow(later(0.9));
    expect(has()).toBe(true);
    await unused.clearNow(later(1.1));
    expect([(await pictureOf(kept, 'full', gus)).statusCode, has()]).toEqual([404, false]);
  });
});
