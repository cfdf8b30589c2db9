import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { cellHistory, myQueuePage, notificationList, queueDetail, queuePage, type Written } from '#contracts';

const api = apiForTests();
let [ann, mod, other, carId] = ['', '', '', ''];
beforeAll(async () => {
  [ann, mod, other] = [await api.signUp('Ann'), await anAdmin(api, 'Mona'), await anAdmin(api, 'Other')];
  carId = await api.aCarId();
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const after = ({ position }: Written, cookie: string) => ({
  cookie,
  headers: { 'x-after-position': String(position) },
});
// A second on a slalom is far from the predicted time.
const doubted = async (tune: string, cookie = ann) => {
  const written = writtenIn(await api.submit({ carId, tune, trackCode: 'slalom_a00', time: '1.00' }, cookie));
  const cell = `/api/v1/cells/${encodeURIComponent(carId)}/${tune}/slalom_a00`;
  const itemId = encodeURIComponent(`${carId}|${tune}|slalom_a00|${written.id}`);
  return { written, cell, time: `${cell}/lap-times/${written.id}`, path: `/api/v1/queue/lap-time/${itemId}`, itemId };
};

describe('a doubted time', () => {
  it('waits by itself, is read with its figures, hidden for a reason, appealed against, and waits again', async () => {
    const { written, cell, path, itemId } = await doubted('332');
    expect(written.views).toContain('review-queue');
    const mine = myQueuePage.parse((await api.get('/api/v1/queue/mine', after(written, ann))).json());
    expect(mine.items[0]).toMatchObject({
      kind: 'lap-time',
      status: 'waiting',
      place: expect.any(Number) as unknown as number,
    });
    const page = queuePage.parse((await api.get('/api/v1/queue?kind=lap-time', after(written, mod))).json());
    expect(page.items.find(({ by }) => by[0]?.name === 'Ann')?.allowed).toContain('claim-item');
    const one = queueDetail.parse((await api.get(path, after(written, mod))).json());
    expect(one.declining.reasons).toContain('misread');
    expect(one.context).toMatchObject({
      kind: 'lap-time',
      review: {
        time: { lapTimeId: written.id, doubts: [{ expected: { kind: 'time' } }] },
        predicted: { value: { kind: 'time' } },
        person: { name: 'Ann', accepted: 0 },
      },
    });

    const reason = { code: 'misread', text: 'Look at the minutes.' };
    const hidden = writtenIn(await send(`${path}/decision`, mod, { outcome: 'declined', seen: 1, reason }));
    const told = notificationList.parse((await api.get('/api/v1/notifications', after(hidden, ann))).json());
    expect(told.items[0]).toMatchObject({ what: 'declined', reason: 'misread', text: reason.text });
    const story = cellHistory.parse((await api.get(cell, after(hidden, ann))).json());
    expect(story.history.find(({ lapTimeId }) => lapTimeId === written.id)?.state).toBe('hidden');

    const appeal = writtenIn(await send(`/api/v1/appeals/lap-time/${itemId}`, ann, { text: 'It was that quick.' }));
    const reversed = await send(`/api/v1/queue/appeal/${appeal.id}/decision`, other, {
      outcome: 'approved',
      seen: 1,
      reason: { code: 'decision-wrong' },
    });
    const again = queueDetail.parse((await api.get(path, after(writtenIn(reversed), other))).json());
    expect(again.item).toMatchObject({ status: 'waiting', decided: null });
  });

  it('is settled by nobody who said it, at whichever address, and by nobody while another has it', async () => {
    const { path, time } = await doubted('111', mod);
    expect(problemIn(await send(`${time}/acceptance`, mod, { seen: 1 })).code).toBe('not-allowed');
    expect(problemIn(await send(`${path}/decision`, mod, { outcome: 'approved', seen: 1 })).code).toBe('not-allowed');
    expect(problemIn(await send(`${path}/claim`, mod)).code).toBe('queue-item-not-for-you');
    const others = await doubted('222');
    expect((await send(`${others.path}/claim`, other)).status).toBe(200);
    expect(problemIn(await send(`${others.time}/acceptance`, mod, { seen: 1 })).code).toBe('queue-item-taken');
    expect((await send(`${others.path}/decision`, other, { outcome: 'approved', seen: 1 })).status).toBe(200);
    const back = await send(`${others.path}/reopen`, mod);
    expect(back.status).toBe(200);
  });
});
