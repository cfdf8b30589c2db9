import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { notificationList, queueDetail, template, type TemplatePage, templatePage } from '#contracts';

const api = apiForTests();
let [ann, bob, staff, link] = ['', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
  link = `https://tdr.example/compare?share=~Kkart_a00~C${await api.aCarId(0)}~T332~C${await api.aCarId(1)}~T332`;
});

const post = (path: string, cookie: string, body: object = {}) =>
  api.post(`/api/v1/templates${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const read = async (since: { position: number }, list: string, cookie: string): Promise<TemplatePage> => {
  const headers = { 'x-after-position': String(since.position) };
  return templatePage.parse((await api.get(`/api/v1/templates${list}`, { headers, cookie })).json());
};
const since = ({ position }: { position: number }) => ({ headers: { 'x-after-position': String(position) } });
const draft = { title: 'Small cars on tight tracks', kind: 'best-of', rqLimit: 120 };

describe('a template', () => {
  it('is saved for oneself, proposed, and approved by a moderator for everybody', async () => {
    const saved = done(await post('', ann, { ...draft, link }));
    const [mine] = (await read(saved, '/mine', ann)).items;
    const shown = { title: draft.title, by: { name: 'Ann' }, rqLimit: 120, points: null };
    expect(mine).toMatchObject({ ...shown, status: 'private', allowed: ['propose-template', 'remove-template'] });
    expect((await read(saved, '', bob)).items).toEqual([]);
    expect(template.parse((await api.get(`/api/v1/templates/${saved.id}`)).json())).toMatchObject(shown);

    const proposed = done(await post(`/${saved.id}/proposal`, ann));
    const [waiting] = (await read(proposed, '/waiting', staff)).items;
    expect(waiting?.allowed).toEqual(['approve-template', 'decline-template']);
    const approved = done(await post(`/${saved.id}/approval`, staff, { seen: 1 }));
    expect((await read(approved, '', bob)).items).toMatchObject([{ ...shown, status: 'approved', allowed: [] }]);
  });

  it('is declined with the guideline that it does not keep, removed, and put back', async () => {
    const { id } = done(await post('', ann, { ...draft, link }));
    done(await post(`/${id}/proposal`, ann));
    const declined = done(await post(`/${id}/decline`, staff, { reason: 'duplicate', seen: 1 }));
    expect((await read(declined, '/mine', ann)).items[0]).toMatchObject({ status: 'declined', reason: 'duplicate' });
    const removed = done(await post(`/${id}/removal`, ann));
    expect((await read(removed, '/mine', ann)).items.map(({ templateId }) => templateId)).not.toContain(id);
    expect(problemIn(await api.get(`/api/v1/templates/${id}`)).code).toBe('template-unknown');
    const back = done(await post(`/${id}/restore`, ann));
    expect((await read(back, '/mine', ann)).items[0]).toMatchObject({ templateId: id, status: 'private' });
  });

  it('waits in the queue of everything, is declined there in words, and waits again', async () => {
    const { id } = done(await post('', ann, { ...draft, link }));
    const proposed = done(await post(`/${id}/proposal`, ann));
    const item = `/api/v1/queue/template/${id}`;
    const send = (path: string, cookie: string, body: object = {}) =>
      api.post(`${item}${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
    const headers = { 'x-after-position': String(proposed.position) };
    const one = queueDetail.parse((await api.get(item, { headers, cookie: staff })).json());
    expect(one.item).toMatchObject({ by: [{ name: 'Ann' }], subject: { name: draft.title } });
    const reason = { code: 'title', text: 'Say which tracks.' };
    const declined = done(await send('/decision', staff, { outcome: 'declined', seen: 1, reason }));
    const told = notificationList.parse(
      (await api.get('/api/v1/notifications', { ...since(declined), cookie: ann })).json(),
    );
    expect(told.items[0]).toMatchObject({ kind: 'template', what: 'declined', reason: 'title', text: reason.text });
    const again = done(await send('/reopen', staff));
    expect((await read(again, '/waiting', staff)).items.map(({ templateId }) => templateId)).toContain(id);
  });

  it('is of two cars and a track, and nobody else may do anything to it', async () => {
    const alone = link.replace(/~C[^~]*~T332$/, '');
    expect(problemIn(await post('', ann, { ...draft, link: alone })).code).toBe('template-incomplete');
    expect(problemIn(await post('', ann, { ...draft, link: 'https://example.org' })).code).toBe('deck-link-unreadable');
    const { id } = done(await post('', ann, { ...draft, link }));
    expect(problemIn(await post(`/${id}/removal`, bob)).code).toBe('template-not-yours');
    expect((await post(`/${id}/approval`, bob, { seen: 1 })).status).toBe(403);
    expect((await api.get('/api/v1/templates/waiting', { cookie: bob })).status).toBe(403);
    expect((await post('', '', { ...draft, link })).status).toBe(401);
  });
});
