import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';
import { queueDetail, reportedReviewPage } from '#contracts';

const api = apiForTests();
let [ann, bob, staff] = ['', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Staff')];
});

const write = (method: 'POST' | 'PUT', path: string, cookie: string, body: object = {}) =>
  api.ask(method, `/api/v1/${path}`, { body, cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return writtenIn(answer);
};
/** What a moderator is shown of an item, once the views are as far as a write. */
const shown = async (item: string, { position }: { position: number }) => {
  const headers = { 'x-after-position': String(position) };
  return queueDetail.parse((await api.get(`/api/v1/queue/${item}`, { cookie: staff, headers })).json());
};
const decide = (item: string, body: object) => write('POST', `queue/${item}/decision`, staff, body);

const group = {
  name: 'Harmless Drivers',
  link: 'https://harmless.example/',
  platform: 'discord',
  kind: 'public',
  countries: ['DE'],
  language: 'de',
  size: 9,
};

describe('whoever swaps what a moderator reads', () => {
  it('gets no other words of a group approved than those that were shown', async () => {
    const sent = done(await write('POST', 'groups', ann, group));
    const item = `group/${sent.id}`;
    const read = await shown(item, sent);
    const swapped = done(await write('PUT', `groups/${sent.id}`, ann, { ...group, link: 'https://other.example/' }));
    const refused = await decide(item, { outcome: 'approved', seen: read.version });
    expect([refused.status, problemIn(refused)]).toMatchObject([
      409,
      { code: 'queue-item-changed', facts: { seen: read.version, version: read.version + 1 } },
    ]);
    const now = await shown(item, swapped);
    expect(now.context).toMatchObject({ group: { link: 'https://other.example/' } });
    done(await decide(item, { outcome: 'approved', seen: now.version }));
  });

  it('gets no rewritten review left standing for what it was before', async () => {
    const [carId, annId] = [await api.aCarId(), await userIdOf(api, ann)];
    const reviews = `cars/${encodeURIComponent(carId)}/reviews`;
    done(await write('POST', `${reviews}/mine`, ann, { text: 'Quick, but thirsty.' }));
    const reported = done(await write('POST', `${reviews}/${annId}/report`, bob, { reason: { code: 'insult' } }));
    const item = `car-review/${encodeURIComponent(`${carId}|${annId}`)}`;
    const read = await shown(item, reported);
    const rewritten = done(await write('POST', `${reviews}/mine`, ann, { text: 'Bob is a fool.' }));
    const fine = { outcome: 'declined', seen: 1, reason: { code: 'fine' } };
    expect(problemIn(await decide(item, { ...fine, seen: read.version })).code).toBe('queue-item-changed');
    const [dismissal, hiding] = [`${reviews}/${annId}/dismissal`, `${reviews}/${annId}/hiding`];
    const why = { reason: { code: 'fine' } };
    expect(problemIn(await write('POST', dismissal, staff, { ...why, seen: read.version })).code).toBe(
      'queue-item-changed',
    );
    expect(problemIn(await write('POST', hiding, staff, { ...why, seen: 0 })).code).toBe('queue-item-changed');
    expect(problemIn(await write('POST', hiding, staff, why)).code).toBe('shape-invalid');
    const listed = await api.get('/api/v1/car-reviews/reported', {
      cookie: staff,
      headers: { 'x-after-position': String(rewritten.position) },
    });
    expect(reportedReviewPage.parse(listed.json()).items).toMatchObject([{ version: read.version + 1 }]);
    const now = await shown(item, rewritten);
    expect(now.version).toBe(read.version + 1);
    done(await decide(item, { ...fine, seen: now.version }));
  });
});
