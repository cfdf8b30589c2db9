import { randomUUID } from 'node:crypto';
import { UnusedFiles } from '../../apps/api/src/uploads/unused-files.ts';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { aPicture, sendPicture } from '#test/pictures';
import { anAdmin, userIdOf } from '#test/staff';
import { type CarPhoto, carPhotoPage, currentPhotos, type StoredUpload, type Written } from '#contracts';

const api = apiForTests();
let [ann, bob, staff, carId] = ['', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
  carId = await api.aCarId();
});

let sent = 0;
const aFile = async (cookie: string): Promise<string> => {
  const answer = await sendPicture(api, cookie, await aPicture({ width: 640 + (sent += 1) }));
  return answer.json<StoredUpload>().name;
};
const post = (path: string, cookie: string, body: object = {}, of = carId) =>
  api.post(`/api/v1/cars/${encodeURIComponent(of)}/photos${path}`, body, {
    cookie,
    headers: { 'idempotency-key': randomUUID() },
  });
const submit = async (
  cookie = ann,
  file?: string,
  of = carId,
): Promise<{ id: string; file: string; written: Written }> => {
  const name = file ?? (await aFile(cookie));
  const answer = await post('', cookie, { file: name }, of);
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  return { id: writtenIn(answer).id, file: name, written: writtenIn(answer) };
};
const page = async (path: string, cookie: string | undefined, { position }: Written): Promise<readonly CarPhoto[]> => {
  const headers = { 'x-after-position': String(position) };
  const answer = await api.get(`/api/v1/car-photos${path}`, { headers, ...(cookie && { cookie }) });
  return carPhotoPage.parse(answer.json()).items;
};
const shownOn = async (answer: Answer, of = carId): Promise<string | undefined> => {
  const headers = { 'x-after-position': String(writtenIn(answer).position) };
  const said = await api.get(`/api/v1/car-photos/current?cars=${encodeURIComponent(of)},None`, { headers });
  return currentPhotos.parse(said.json()).files[of];
};
const see = async (file: string, cookie?: string) =>
  api.get(`/api/v1/uploads/${file}/card`, { ...(cookie && { cookie }) });

describe('a photo of a car', () => {
  it('waits for a moderator, and then replaces what the card showed', async () => {
    const first = await submit();
    expect(first.written.views).toEqual(['car-photos', 'review-queue', 'recap-activities', 'audit-log']);
    expect(await page('', undefined, first.written)).toEqual([]);
    const [mine] = await page('/mine', ann, first.written);
    expect(mine).toMatchObject({ status: 'pending', carId, car: { id: carId }, by: { name: 'Ann' }, before: null });
    expect(mine?.allowed).toEqual(['withdraw-car-photo']);
    const [waiting] = await page('/queue', staff, first.written);
    expect([waiting?.photoId, waiting?.allowed]).toEqual([first.id, ['approve-car-photo', 'decline-car-photo']]);
    expect([(await see(first.file)).status, (await see(first.file, bob)).status]).toEqual([404, 404]);

    const approved = await post(`/${first.id}/approval`, staff, { seen: 1 });
    expect([approved.status, await shownOn(approved)]).toEqual([200, first.file]);
    const seen = await see(first.file);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);

    const second = await submit(bob);
    expect((await page('/queue', staff, second.written))[0]?.before).toMatchObject({ file: first.file });
    const again = await post(`/${second.id}/approval`, staff, { seen: 1 });
    expect(await shownOn(again)).toBe(second.file);
    const items = await page('', undefined, writtenIn(again));
    expect(items.map(({ file, before, by }) => [file, before?.file, by.name])).toEqual([
      [second.file, first.file, 'Bob'],
      [first.file, undefined, 'Ann'],
    ]);
    expect(await shownOn(await post(`/${second.id}/reopen`, staff))).toBe(first.file);
  });

  it('is declined with a reason that its author reads, and nobody else', async () => {
    const of = await api.aCarId(1);
    const { id } = await submit(ann, undefined, of);
    const reason = { code: 'unclear', text: 'Take it by day.' };
    const declined = await post(`/${id}/decline`, staff, { reason, seen: 1 }, of);
    const mine = (await page('/mine', ann, writtenIn(declined))).find(({ photoId }) => photoId === id);
    expect(mine).toMatchObject({ status: 'declined', reason: 'unclear', text: 'Take it by day.' });
    expect((await page('/queue?status=declined', staff, writtenIn(declined)))[0]?.allowed).toEqual([
      'reopen-car-photo',
    ]);
    expect(problemIn(await post(`/${id}/approval`, staff, { seen: 1 }, of)).code).toBe('car-photo-not-pending');
  });

  it('is taken back by its author, who may send it again', async () => {
    const of = await api.aCarId(2);
    const { id, file } = await submit(ann, undefined, of);
    expect(problemIn(await post(`/${id}/withdraw`, bob, {}, of)).code).toBe('car-photo-not-yours');
    const gone = await post(`/${id}/withdraw`, ann, {}, of);
    expect((await page('/queue', staff, writtenIn(gone))).some(({ photoId }) => photoId === id)).toBe(false);
    expect((await post(`/${id}/resubmission`, ann, {}, of)).status).toBe(200);
    expect(problemIn(await post('', ann, { file }, of)).code).toBe('car-photo-already-sent');
  });

  it('needs an upload of one’s own, and a moderator who decides', async () => {
    const file = await aFile(ann);
    expect(problemIn(await post('', bob, { file })).code).toBe('upload-unknown');
    expect(problemIn(await post('', ann, { file }, 'None')).code).toBe('car-unknown');
    const { id } = await submit(ann, file);
    expect((await post(`/${id}/approval`, ann)).status).toBe(403);
    expect((await api.get('/api/v1/car-photos/queue', { cookie: ann })).status).toBe(403);
    expect((await api.get('/api/v1/car-photos/mine')).status).toBe(401);
    expect(problemIn(await post(`/${randomUUID()}/approval`, staff, { seen: 1 })).code).toBe('car-photo-unknown');
  });

  it('keeps its file while it waits or is shown, and goes from cards with its sender’s account', async () => {
    const of = await api.aCarId(3);
    const cat = await api.signUp('Cat');
    const kept = await submit(cat, undefined, of);
    const approved = await post(`/${kept.id}/approval`, staff, { seen: 1 }, of);
    await shownOn(approved, of);
    await api.running.app.get(UnusedFiles).clearNow(new Date(Date.now() + 2 * 86_400_000).toISOString());
    expect((await see(kept.file)).status).toBe(200);
    await api.running.ports.accounts.persons.erase(await userIdOf(api, cat));
    expect([(await see(kept.file)).status, await shownOn(approved, of)]).toEqual([404, undefined]);
  });
});
