import { randomUUID } from 'node:crypto';
import { aCar } from '#test/a-car';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import {
  carHistory,
  carInVersion,
  cellHistory,
  itemHistory,
  type PendingCar,
  pendingCarPage,
  queueDetail,
} from '#contracts';

const api = apiForTests();
const id = 'Citroen_C2_GT_2003';
const { class: _, ...figures } = aCar({ name: 'Citroën C2 GT', brand: 'Citroën', year: 2003, country: 'FR' });
let ann: string;
let bea: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  bea = await anAdmin(api, 'Bea');
});

const post = (path: string, body: object, cookie = ann, key: string = randomUUID()) =>
  api.post(`/api/v1/cars${path}`, body, { cookie, headers: { 'idempotency-key': key } });
const after = (answer: Answer) => ({ 'x-after-position': String(writtenIn(answer).position) });
const waiting = async (answer: Answer, status: PendingCar['status'] = 'pending') => {
  const asked = await api.get(`/api/v1/pending-cars?status=${status}`, { cookie: ann, headers: after(answer) });
  return pendingCarPage.parse(asked.json()).items.find(({ carId }) => carId === id);
};
const named = { name: figures.name, brand: figures.brand, year: figures.year };
const adding = {
  gameVersion: '26',
  figures: named,
  reason: { code: 'missing-here', text: 'Seen in a pack.' },
} as const;

describe('a car that waits to be checked', () => {
  it('is added by staff, is offered to nobody, and tells what is not known of it', async () => {
    const key = randomUUID();
    const added = await post('', adding, ann, key);
    expect([added.status, writtenIn(added)]).toMatchObject([
      201,
      { id, views: ['pending-cars', 'review-queue', 'audit-log'] },
    ]);
    expect((await post('', adding, ann, key)).text).toBe(added.text);
    expect(await waiting(added)).toMatchObject({
      completeness: 13,
      unknown: expect.arrayContaining(['rq', 'tags']),
      acts: [{ act: 'add', reason: 'missing-here', text: 'Seen in a pack.', by: { name: 'Ann' } }],
      allowed: ['revise-pending-car'],
    });
    expect((await api.get(`/api/v1/pending-cars/${id}`, { cookie: ann })).json()).toMatchObject({ carId: id });
    expect((await api.get('/api/v1/pending-cars/Nobody', { cookie: ann })).status).toBe(404);
    expect((await api.get(`/api/v1/cars/${id}`)).status).toBe(404);
    expect((await api.get(`/api/v1/cars?ids=${id}`)).json()).toEqual({ items: [] });
    const timed = await api.submit({ carId: id, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, ann);
    expect(problemIn(timed).code).toBe('car-unknown');
  });

  it('waits in the queue of everything, is dismissed there, and waits again', async () => {
    const item = `/api/v1/queue/pending-car/${id}`;
    const send = (path: string, body: object = {}) =>
      api.post(`${item}${path}`, body, { cookie: bea, headers: { 'idempotency-key': randomUUID() } });
    expect(queueDetail.parse((await api.get(item, { cookie: ann })).json())).toMatchObject({
      item: { subject: { name: 'Citroën C2 GT 2003' }, status: 'waiting' },
      context: { kind: 'pending-car', car: { carId: id, figures: named } },
    });
    const early = await send('/decision', { outcome: 'approved', seen: 1 });
    expect(problemIn(early).code).toBe('car-incomplete');
    const dismissed = await send('/decision', { outcome: 'declined', seen: 1, reason: { code: 'duplicate' } });
    expect((await waiting(dismissed, 'dismissed'))?.carId).toBe(id);
    const undoFor = async (cookie: string) => {
      const told = itemHistory.parse((await api.get(`/api/v1/history/car/${id}/for-staff`, { cookie })).json());
      return told.items.flatMap(({ id: entryId, act, undo }) => (undo ? [{ entryId, act, undo }] : []));
    };
    expect(await undoFor(ann)).toEqual([]);
    const [undoable, ...none] = await undoFor(bea);
    expect([undoable, none]).toMatchObject([{ act: 'review-declined', undo: 'review' }, []]);
    const again = await api.post(
      `/api/v1/history/car/${id}/entries/${undoable!.entryId}/undo`,
      {},
      { cookie: bea, headers: { 'idempotency-key': randomUUID() } },
    );
    expect(await undoFor(bea)).toEqual([]);
    expect(await waiting(again)).toMatchObject({ figures: named });
  });

  it('comes into the catalogue once all is known of it that a car needs', async () => {
    const approval = { reason: { code: 'checked' }, seen: 1 };
    const early = await post(`/${id}/approval`, approval, bea);
    expect([early.status, problemIn(early).code]).toEqual([422, 'car-incomplete']);
    const filled = await post(`/${id}/pending-values`, { figures, reason: { code: 'now-known' } });
    expect(await waiting(filled)).toMatchObject({ completeness: 95, unknown: ['mra'] });
    const own = await post(`/${id}/approval`, approval);
    expect([own.status, problemIn(own).code]).toEqual([409, 'queue-item-not-for-you']);
    const stale = await post(`/${id}/approval`, approval, bea);
    expect([stale.status, problemIn(stale).code]).toEqual([409, 'queue-item-changed']);
    const approved = await post(`/${id}/approval`, { ...approval, seen: 2 }, bea);
    expect(approved.status).toBe(200);
    const car = carInVersion.parse((await api.get(`/api/v1/cars/${id}`, { headers: after(approved) })).json());
    expect(car).toMatchObject({ name: 'Citroën C2 GT', class: 'E', source: 'moderator', gameVersion: '26' });
    expect(await waiting(approved, 'released')).toMatchObject({
      allowed: [],
      acts: [{}, {}, {}, {}, { act: 'approve' }],
    });
    expect(problemIn(await post(`/${id}/approval`, { ...approval, seen: 2 }, bea)).code).toBe('car-not-pending');
  });

  it('is dismissed with a reason', async () => {
    const added = await post('', { ...adding, id: 'Other_2003' });
    expect(added.status).toBe(201);
    const dismissed = await post('/Other_2003/dismissal', { reason: { code: 'duplicate' }, seen: 1 }, bea);
    expect(dismissed.status).toBe(200);
    const gone = await post('/Other_2003/dismissal', { reason: { code: 'duplicate' }, seen: 1 }, bea);
    expect([gone.status, problemIn(gone).code]).toEqual([404, 'car-unknown']);
  });

  it('is nothing for members, and nothing without a name', async () => {
    const bob = await api.signUp('Bob');
    expect((await post('', adding, bob)).status).toBe(403);
    expect((await api.get('/api/v1/pending-cars', { cookie: bob })).status).toBe(403);
    expect((await post('', { ...adding, figures: { brand: 'Mini' } })).status).toBe(400);
  });
});

describe('a version of the game that nobody released', () => {
  it('is none that a car may wait in', async () => {
    const answer = await post('', { ...adding, id: 'Third_2003', gameVersion: '27' });
    expect([answer.status, problemIn(answer).code]).toEqual([404, 'game-version-unknown']);
  });

  it('is asked about once more where it does not follow the newest', async () => {
    const body = { gameVersion: '62' };
    const asked = await api.post('/api/v1/versions', body, {
      cookie: ann,
      headers: { 'idempotency-key': randomUUID() },
    });
    const facts = { gameVersion: '62', newest: '26', minor: '26.1', major: '27' };
    expect([asked.status, problemIn(asked)]).toMatchObject([409, { code: 'game-version-not-next', facts }]);
  });

  it('is released by staff only; then cars are revised in it, and times are stamped with it', async () => {
    const release = (cookie: string) =>
      api.post('/api/v1/versions', { gameVersion: '26.1' }, { cookie, headers: { 'idempotency-key': randomUUID() } });
    expect((await release(await api.signUp('Cid'))).status).toBe(403);
    const released = await release(ann);
    expect([released.status, writtenIn(released)]).toMatchObject([
      201,
      { id: '26.1', views: ['version-changes', 'timeline', 'audit-log'] },
    ]);
    const carId = await api.aCarId(5);
    const body = { gameVersion: '26.1', figures: { weightKg: 999 }, reason: { code: 'game-update' } };
    const revised = await post(`/${carId}/revisions`, body);
    expect(revised.status).toBe(200);
    const today = async () => (await api.get('/api/v1/catalogue')).json<{ gameVersion: string }>().gameVersion;
    // The newest version is cached, and the change is notified after the view has it.
    while ((await today()) !== '26.1') await api.get('/api/v1/versions', { headers: after(released) });
    const timed = await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, ann);
    const told = await api.get(`/api/v1/cells/${carId}/111/tRoad_a00`, { headers: after(timed) });
    const story = cellHistory.parse(told.json());
    expect(story.history[0]).toMatchObject({ gameVersion: '26.1', state: 'stands' });
    expect(story.history[0]).not.toHaveProperty('past');
  });
});

describe('a car that staff revise', () => {
  it('is otherwise since the version they name, under the id it always had, and its history says who and why', async () => {
    const reason = { code: 'correction', text: 'The game says so.' };
    const revised = await post(`/${id}/revisions`, { gameVersion: '26', figures: { name: 'Renamed', rq: 36 }, reason });
    expect(revised.status).toBe(200);
    const car = carInVersion.parse((await api.get(`/api/v1/cars/${id}`, { headers: after(revised) })).json());
    expect(car).toMatchObject({ id, name: 'Renamed', rq: 36, class: 'D' });
    const { changes } = carHistory.parse((await api.get(`/api/v1/cars/${id}/history`)).json());
    expect(changes[0]).toMatchObject({
      reason: 'correction',
      by: 'Ann',
      text: 'The game says so.',
      changes: { name: ['Citroën C2 GT', 'Renamed'], rq: [24, 36], class: ['E', 'D'] },
    });
    const stored = JSON.stringify(await api.running.ports.eventStore.read(`car-${id}`));
    expect(stored).not.toContain('The game says so');
    const timed = await api.submit({ carId: id, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, ann);
    expect(timed.status).toBe(201);
  });

  it.each([
    [409, 'car-unchanged', id, { gameVersion: '26', figures: { rq: 36 } }],
    [409, 'car-not-yet-released', id, { gameVersion: '20', figures: { rq: 37 } }],
    [404, 'game-version-unknown', id, { gameVersion: '27', figures: { weightKg: 700 } }],
    [404, 'game-version-unknown', id, { gameVersion: '999.99', figures: { weightKg: 700 } }],
    [422, 'car-invalid', id, { gameVersion: '26', figures: { weightKg: 1 } }],
    [404, 'car-unknown', 'Nobody', { gameVersion: '26', figures: { rq: 37 } }],
    [400, 'shape-invalid', id, { gameVersion: '26', figures: {} }],
    [400, 'shape-invalid', id, { gameVersion: '26', figures: { class: 'S' } }],
  ])('is not, with %i %s, for %s and %j', async (status, code, carId, said) => {
    const answer = await post(`/${carId}/revisions`, { ...said, reason: { code: 'correction' } });
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });
});
