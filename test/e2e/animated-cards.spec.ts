import { randomUUID } from 'node:crypto';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { eventually } from '#test/eventually';
import { aPicture } from '#test/pictures';
import { anAdmin } from '#test/staff';
import {
  animatedCardPage,
  type StoredUpload,
  ANIMATED_CARD_BYTES_MAX,
  ANIMATED_CARDS_MAX,
  myAnimatedCardPage,
  animatedCardPeople,
  uploadWait,
  type WaitingUpload,
  type Written,
} from '#contracts';
import { joinFrames } from '#uploads';

const api = apiForTests();
let [ann, bob, staff, carId] = ['', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
  carId = await api.aCarId();
});

const aLoop = async (width = 320) =>
  joinFrames([await aPicture({ width, height: 200 }), await aPicture({ width, height: 200, colour: '#c33' })], 80);
const upload = async (bytes: Buffer): Promise<StoredUpload> => kept((await send(bytes)).json<WaitingUpload>().id);
const outcome = async (id: string, cookie = ann): Promise<Answer> => {
  const ask = () => api.get(`/api/v1/uploads/waiting/${id}`, { cookie });
  await eventually(async () => expect((await ask()).text).not.toBe('{"state":"waiting"}'), { timeout: 20_000 });
  return ask();
};
const kept = async (id: string): Promise<StoredUpload> => {
  const wait = uploadWait.parse((await outcome(id)).json());
  if (wait.state !== 'kept') throw new Error('it still waits');
  return wait.kept;
};
const send = (bytes: Buffer, type = 'image/webp', cookie = ann): Promise<Answer> =>
  api.post('/api/v1/uploads/animated-cards', bytes, { cookie, headers: { 'content-type': type } });
const post = (path: string, cookie: string, body: object = {}) =>
  api.post(`/api/v1/${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const get = async (path: string, { position }: Written, cookie?: string) => {
  const headers = { 'x-after-position': String(position) };
  return api.get(`/api/v1/animated-cards${path}`, { headers, ...(cookie && { cookie }) });
};
const shown = async (after: Written, of = '', cookie?: string) =>
  animatedCardPage.parse((await get(of, after, cookie)).json()).items;
const see = (file: string, size = 'full', cookie?: string) =>
  api.get(`/api/v1/uploads/${file}/${size}`, { ...(cookie && { cookie }) });

let file = '';
let item = '';
let path = '';

describe('an animated card', () => {
  it('waits in the one queue, and is shown when a moderator approves it', async () => {
    ({ name: file } = await upload(await aLoop()));
    const sent = writtenIn(await post(`cars/${encodeURIComponent(carId)}/animated-cards`, ann, { file }));
    [item, path] = [`${carId}|${sent.id}`, `cars/${encodeURIComponent(carId)}/animated-cards/${sent.id}`];
    expect(await shown(sent)).toEqual([]);
    expect((await see(file)).status).toBe(404);
    const mine = myAnimatedCardPage.parse((await get('/mine', sent, ann)).json());
    expect(mine).toMatchObject({
      kept: 1,
      most: ANIMATED_CARDS_MAX,
      items: [{ status: 'pending', by: { name: 'Ann' } }],
    });

    const decided = await post(`queue/car-loop/${encodeURIComponent(item)}/decision`, staff, {
      outcome: 'approved',
      seen: 1,
    });
    expect([decided.status, decided.status === 200 ? '' : decided.text]).toEqual([200, '']);
    const after = writtenIn(decided);
    expect(await shown(after, '?by=ann')).toMatchObject([{ carId, file, by: { name: 'Ann' }, allowed: [] }]);
    expect(await shown(after, `?car=${encodeURIComponent(carId)}`)).toHaveLength(1);
    expect((await get('?by=Nobody', after)).status).toBe(404);
    expect(animatedCardPeople.parse((await get('/people', after)).json()).items).toMatchObject([
      { name: 'Ann', loops: 1 },
    ]);
    expect([(await see(file)).status, (await see(file, 'card')).status]).toEqual([200, 200]);
  });

  it('that somebody reports stays until a moderator takes it down with a reason', async () => {
    expect(problemIn(await post(`${path}/reports`, ann, { fault: 'unfit' })).code).toBe('car-loop-own');
    const reported = writtenIn(await post(`${path}/reports`, bob, { fault: 'flashing' }));
    expect(await shown(reported, '', bob)).toMatchObject([{ status: 'approved', reason: null }]);
    const reason = { code: 'flashing', text: 'Slower, please.' };
    expect(problemIn(await post(`${path}/withdraw`, bob)).code).toBe('car-loop-not-yours');
    const declined = writtenIn(await post(`${path}/decline`, staff, { reason, seen: 2 }));
    expect(await shown(declined)).toEqual([]);
    const mine = myAnimatedCardPage.parse((await get('/mine', declined, ann)).json());
    expect(mine).toMatchObject({
      kept: 0,
      items: [{ status: 'declined', reason: 'flashing', text: 'Slower, please.' }],
    });
    expect((await see(file)).status).toBe(404);
  });

  it('is taken back by its author, who may send it again', async () => {
    const { name } = await upload(await aLoop(340));
    const { id } = writtenIn(await post(`cars/${encodeURIComponent(carId)}/animated-cards`, ann, { file: name }));
    const of = `cars/${encodeURIComponent(carId)}/animated-cards/${id}`;
    expect((await post(`${of}/withdraw`, ann)).status).toBe(200);
    expect((await post(`${of}/resubmission`, ann)).status).toBe(200);
    expect(problemIn(await post(`cars/${encodeURIComponent(carId)}/animated-cards`, ann, { file: name })).code).toBe(
      'car-loop-already-sent',
    );
  });

  it('is refused as a video, a picture that does not move, and above 25 MB', async () => {
    const still = await aPicture();
    const codes = [
      problemIn(await send(Buffer.from('\0\0\0 ftypisom'), 'video/mp4')).code,
      problemIn(await outcome((await send(still, 'image/png')).json<WaitingUpload>().id)).code,
      problemIn(await send(Buffer.alloc(ANIMATED_CARD_BYTES_MAX), 'image/gif')).code,
      problemIn(await send(Buffer.alloc(9_000_000), 'image/webp')).code,
    ];
    expect(codes).toEqual(['loop-kind-unknown', 'loop-still', 'loop-kind-unknown', 'loop-kind-unknown']);
    expect((await send(Buffer.alloc(ANIMATED_CARD_BYTES_MAX + 1), 'image/gif')).status).toBe(413);
  });

  it('that waits is nobody else’s to ask for', async () => {
    const { id } = (await send(await aLoop(350))).json<WaitingUpload>();
    expect(problemIn(await api.get(`/api/v1/uploads/waiting/${id}`, { cookie: bob })).code).toBe('upload-unknown');
    await kept(id);
  });
});

describe('a file that waits while the site stops', () => {
  const leftBehind = async (tries: number): Promise<string> => {
    const { waiting } = api.running.ports.uploads;
    const owner = (await api.get('/api/auth/get-session', { cookie: ann })).json<{ user: { id: string } }>().user.id;
    const id = randomUUID();
    await waiting.put(id, { owner, sentAt: new Date().toISOString(), tries }, await aLoop(360 + tries));
    return id;
  };

  it('is made by whoever starts next', async () => {
    const id = await leftBehind(1);
    await api.restart();
    expect(await kept(id)).toMatchObject({ width: 361 });
  });

  it('is given up when it took its maker along three times, and its bytes go', async () => {
    const id = await leftBehind(3);
    await api.restart();
    expect(problemIn(await outcome(id)).code).toBe('picture-unreadable');
    expect(await api.running.ports.uploads.waiting.bytes(id)).toBeUndefined();
  });
});
