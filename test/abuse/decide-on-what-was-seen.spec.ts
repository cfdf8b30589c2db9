import { apiForTests, problemIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';
import { done, since, writing } from '#test/writing';
import { queueDetail, reportedReviewPage } from '#contracts';

const api = apiForTests();
let [ann, bob, staff] = ['', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
});

const { post, put } = writing(api);
/** The item as a moderator sees it, once the views have reached a write. */
const shown = async (item: string, { position }: { position: number }) => {
  const asked = { cookie: staff, headers: since(position) };
  return queueDetail.parse((await api.get(`/api/v1/queue/${item}`, asked)).json());
};
const decide = (item: string, body: object) => post(staff, `queue/${item}/decision`, body);

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
    const sent = done(await post(ann, 'groups', group));
    const item = `group/${sent.id}`;
    const read = await shown(item, sent);
    const swapped = done(await put(ann, `groups/${sent.id}`, { ...group, link: 'https://other.example/' }));
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
    done(await post(ann, `${reviews}/mine`, { text: 'Quick, but thirsty.' }));
    const reported = done(await post(bob, `${reviews}/${annId}/report`, { reason: { code: 'insult' } }));
    const item = `car-review/${encodeURIComponent(`${carId}|${annId}`)}`;
    const read = await shown(item, reported);
    const rewritten = done(await post(ann, `${reviews}/mine`, { text: 'Bob is a fool.' }));
    const fine = { outcome: 'declined', seen: 1, reason: { code: 'fine' } };
    expect(problemIn(await decide(item, { ...fine, seen: read.version })).code).toBe('queue-item-changed');
    const [dismissal, hiding] = [`${reviews}/${annId}/dismissal`, `${reviews}/${annId}/hide`];
    const why = { reason: { code: 'fine' } };
    expect(problemIn(await post(staff, dismissal, { ...why, seen: read.version })).code).toBe('queue-item-changed');
    expect(problemIn(await post(staff, hiding, { ...why, seen: 0 })).code).toBe('queue-item-changed');
    expect(problemIn(await post(staff, hiding, why)).code).toBe('shape-invalid');
    const listed = await api.get('/api/v1/car-reviews/reported', {
      cookie: staff,
      headers: since(rewritten.position),
    });
    expect(reportedReviewPage.parse(listed.json()).items).toMatchObject([{ version: read.version + 1 }]);
    const now = await shown(item, rewritten);
    expect(now.version).toBe(read.version + 1);
    done(await decide(item, { ...fine, seen: now.version }));
  });
});
