import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';
import { type CarReviewPage, carReviewPage, type ReportedReview, reportedReviewPage } from '#contracts';

const api = apiForTests();
let [ann, bob, staff, carId, annId] = ['', '', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
  [carId, annId] = [await api.aCarId(), await userIdOf(api, ann)];
});

const post = (path: string, cookie: string, body: object = {}, of = carId) =>
  api.post(`/api/v1/cars/${encodeURIComponent(of)}/reviews${path}`, body, {
    cookie,
    headers: { 'idempotency-key': randomUUID() },
  });
const done = (answer: Answer): Answer => {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer;
};
const after = (answer: Answer) => ({ 'x-after-position': String(writtenIn(answer).position) });
const read = async (since: Answer, cookie?: string, query = '', of = carId): Promise<CarReviewPage> => {
  const path = `/api/v1/cars/${encodeURIComponent(of)}/reviews${query}`;
  return carReviewPage.parse((await api.get(path, { headers: after(since), ...(cookie && { cookie }) })).json());
};
const reported = async (since: Answer, list = 'open'): Promise<readonly ReportedReview[]> => {
  const path = `/api/v1/car-reviews/reported?list=${list}`;
  return reportedReviewPage.parse((await api.get(path, { headers: after(since), cookie: staff })).json()).items;
};

describe('a review of a car', () => {
  it('is one text and one link for each person, which they change, remove and put back', async () => {
    const link = `https://tdr.example/compare?share=~C${carId}~T332&utm=me`;
    const first = done(await post('/mine', ann, { text: 'Quick off the line.', link }));
    const { items, total, mine } = await read(first);
    expect([total, mine]).toEqual([1, null]);
    const shown = { carId, by: { name: 'Ann' }, text: 'Quick off the line.', deck: `~C${carId}~T332`, editedAt: null };
    expect(items).toEqual([expect.objectContaining({ ...shown, by: { userId: annId, name: 'Ann' }, allowed: [] })]);
    const anew = done(await post('/mine', ann, { text: 'Quick, but thirsty.' }));
    expect((await read(anew, ann)).mine).toMatchObject({
      text: 'Quick, but thirsty.',
      deck: null,
      editedAt: expect.any(String) as unknown as string,
      allowed: ['write-car-review', 'remove-car-review'],
    });
    const gone = done(await post('/mine/removal', ann));
    expect(await read(gone, ann)).toMatchObject({ items: [], total: 0, mine: null });
    const back = done(await post('/mine/restore', ann));
    expect((await read(back, bob)).items).toMatchObject([
      { text: 'Quick, but thirsty.', allowed: ['report-car-review'] },
    ]);
  });

  it('stands with the newest first, by pages', async () => {
    const of = await api.aCarId(1);
    await post('/mine', ann, { text: 'First.' }, of);
    const last = done(await post('/mine', bob, { text: 'Second.' }, of));
    const page = await read(last, undefined, '?limit=1', of);
    expect([page.items.map(({ text }) => text), page.total]).toEqual([['Second.'], 2]);
    const rest = await read(last, undefined, `?limit=1&after=${encodeURIComponent(page.next ?? '')}`, of);
    expect(rest.items.map(({ text }) => text)).toEqual(['First.']);
  });

  it('links to nothing but cars and tracks of ours, and needs somebody signed in', async () => {
    const links = ['https://example.org/', '~CMini~Xoops'];
    for (const link of links)
      expect(problemIn(await post('/mine', bob, { text: 'See.', link })).code).toBe('deck-link-unreadable');
    expect(problemIn(await post('/mine', bob, { text: 'See.', link: '~CNone' })).code).toBe('car-unknown');
    expect(problemIn(await post('/mine', bob, { text: 'See.' }, 'None')).code).toBe('car-unknown');
    expect((await post('/mine', '', { text: 'See.' })).status).toBe(401);
    expect((await api.get('/api/v1/car-reviews/reported', { cookie: ann })).status).toBe(403);
  });

  it('is reported by others, and moderators leave it or hide it', async () => {
    const of = await api.aCarId(2);
    const one = `/${annId}`;
    await post('/mine', ann, { text: 'Buy my times.' }, of);
    const reason = { code: 'spam', text: 'It sells something.' };
    const told = done(await post(`${one}/report`, bob, { reason }, of));
    expect(problemIn(await post(`${one}/report`, bob, { reason }, of)).code).toBe('car-review-already-reported');
    expect(problemIn(await post(`${one}/report`, ann, { reason }, of)).code).toBe('car-review-own');
    const [open] = await reported(told);
    expect(open).toMatchObject({
      car: { id: of },
      by: { name: 'Ann' },
      text: 'Buy my times.',
      reports: [{ by: { name: 'Bob' }, fault: 'spam', text: 'It sells something.', earlier: null }],
      decision: null,
      allowed: ['dismiss-car-review-reports', 'hide-car-review'],
    });
    expect((await post(`${one}/hide`, bob, { reason, seen: 1 }, of)).status).toBe(403);

    const left = done(await post(`${one}/dismissal`, staff, { reason: { code: 'fine' }, seen: 1 }, of));
    expect([await reported(left), (await reported(left, 'dismissed'))[0]?.decision?.reason]).toEqual([[], 'fine']);
    expect(await reported(done(await post(`${one}/reopen`, staff, {}, of)))).toHaveLength(1);

    const hidden = done(await post(`${one}/hide`, staff, { reason, seen: 1 }, of));
    expect((await read(hidden, bob, '', of)).items).toEqual([]);
    expect((await read(hidden, ann, '', of)).mine).toMatchObject({ status: 'hidden', allowed: ['remove-car-review'] });
    expect(problemIn(await post('/mine', ann, { text: 'Again.' }, of)).code).toBe('car-review-hidden');
    expect((await reported(hidden, 'hidden'))[0]).toMatchObject({
      decision: { reason: 'spam', text: 'It sells something.', by: { name: 'Stella' } },
      allowed: ['show-car-review-again'],
    });
    const shown = done(await post(`${one}/restore`, staff, { reason: { code: 'mistake' } }, of));
    expect((await read(shown, bob, '', of)).total).toBe(1);
  });

  it('shows moderators the text that was reported, where its author changed it since', async () => {
    const of = await api.aCarId(3);
    await post('/mine', ann, { text: 'You are all slow.' }, of);
    await post(`/${annId}/report`, bob, { reason: { code: 'insult' } }, of);
    const anew = done(await post('/mine', ann, { text: 'A fine car.' }, of));
    const found = (await reported(anew)).find((one) => one.carId === of);
    expect([found?.text, found?.reports[0]?.earlier]).toEqual(['A fine car.', 'You are all slow.']);
  });

  it('goes with its author’s account, and so does what was said of it', async () => {
    const of = await api.aCarId(4);
    const cat = await api.signUp('Cat');
    const catId = await userIdOf(api, cat);
    const { texts, persons } = api.running.ports.accounts;
    await post('/mine', cat, { text: 'My first car.' }, of);
    const told = done(await post(`/${catId}/report`, bob, { reason: { code: 'other', text: 'Cat again.' } }, of));
    const kept = async () => [
      (await texts.ownedBy(catId, '', 10)).map(({ body }) => body),
      (await texts.writtenAbout(catId, '', 10)).map(({ body }) => body),
    ];
    expect(await kept()).toEqual([['My first car.'], ['Cat again.']]);
    await persons.erase(catId);
    expect(await kept()).toEqual([[], []]);
    expect(await read(told, undefined, '', of)).toMatchObject({ items: [], total: 0 });
    expect((await reported(told)).find((one) => one.carId === of)).toMatchObject({ text: null, by: { name: null } });
  });
});
