import { randomUUID } from 'node:crypto';
import { itemHistory, bulkActionList, bulkActionPreview } from '#contracts';
import { eventually } from '#test/eventually';
import { aPlannedEvent } from '#test/planned-event';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin, giveSecondFactor, userIdOf } from '#test/staff';

const api = apiForTests();
const cookies = { ada: '', mona: '', nils: '', meg: '' };
type Name = keyof typeof cookies;

const post = (path: string, body: object, by: Name) =>
  api.post(`/api/v1${path}`, body, { cookie: cookies[by], headers: { 'idempotency-key': randomUUID() } });
const get = (path: string, by: Name, since = 0) =>
  api.get(`/api/v1${path}`, { cookie: cookies[by], headers: { 'x-after-position': String(since) } });

beforeAll(async () => {
  cookies.ada = await anAdmin(api, 'Ada');
  for (const [key, name] of [
    ['mona', 'Mona'],
    ['nils', 'Nils'],
    ['meg', 'Meg'],
  ] as const)
    cookies[key] = await api.signUp(name);
  for (const key of ['mona', 'nils'] as const) {
    const userId = await userIdOf(api, cookies[key]);
    giveSecondFactor(api, userId);
    await post(`/members/${userId}/actions`, { act: 'appoint-moderator', reason: { code: 'trusted' } }, 'ada');
  }
});

const ofSweep = async (id: string, by: Name, since = 0) => {
  const { items } = bulkActionList.parse((await get('/bulk-actions', by, since)).json());
  return items.find((one) => one.id === id)!;
};
/** It runs step by step after its response. */
const finished = (id: string) =>
  eventually(async () => {
    const found = await ofSweep(id, 'ada');
    expect(found.status).toBe('finished');
    return found;
  });
const planned = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([201, '']);
  return writtenIn(answer);
};

describe('all times of a person', () => {
  it('are hidden once two of the staff say so, and shown again after that', async () => {
    const carId = await api.aCarId(2);
    const tracks = ['tRoad_a00', 'tRoad_a01'];
    let position = 0;
    for (const trackCode of tracks)
      ({ position } = writtenIn(await api.submit({ carId, tune: '111', trackCode, time: '34.50' }, cookies.meg)));
    const states = async () => {
      const body = (await get('/users/Meg/lap-times', 'mona')).json<{ items: { dispute: string }[] }>();
      return body.items.map(({ dispute }) => dispute);
    };
    const asked = { act: 'hide-times', name: 'meg' };
    const preview = bulkActionPreview.parse(
      (await get(`/bulk-actions/preview?act=hide-times&name=meg`, 'mona', position)).json(),
    );
    expect([preview.person.name, preview.total, preview.left]).toEqual(['Meg', 2, 0]);
    expect([preview.others, preview.waits]).toEqual([2, true]);
    expect((await post('/bulk-actions', { ...asked, reason: { code: 'abuse' } }, 'meg')).status).toBe(403);
    const reason = { code: 'abuse', text: 'All made up.' };
    const { id, ...at } = planned(await post('/bulk-actions', { ...asked, reason }, 'mona'));
    expect(await ofSweep(id, 'mona', at.position)).toMatchObject({
      status: 'waiting',
      total: 2,
      text: 'All made up.',
      allowed: ['withdraw-sweep'],
    });
    expect(problemIn(await post(`/bulk-actions/${id}/confirmation`, {}, 'mona')).code).toBe('sweep-needs-another');
    expect((await ofSweep(id, 'nils')).allowed).toEqual(['confirm-sweep', 'withdraw-sweep']);
    expect((await post(`/bulk-actions/${id}/confirmation`, {}, 'nils')).status).toBe(200);
    expect(await finished(id)).toMatchObject({ taken: 2, left: 0, confirmedBy: { name: 'Nils' } });
    expect(await states()).toEqual(['hidden', 'hidden']);

    const undo = { act: 'show-times', undoes: id, reason: { code: 'mistake' } };
    const { id: again } = planned(await post('/bulk-actions', undo, 'mona'));
    expect(await finished(again)).toMatchObject({ act: 'show-times', person: { name: 'Meg' }, taken: 2, left: 0 });
    expect(await states()).not.toContain('hidden');
  });

  it('are looked for only of somebody there is', async () => {
    expect(problemIn(await get('/bulk-actions/preview?act=hide-times&name=nobody', 'mona')).code).toBe('user-unknown');
    expect((await get('/bulk-actions/preview?act=hide-times', 'mona')).status).toBe(400);
    const undo = { act: 'show-times', undoes: randomUUID(), reason: { code: 'mistake' } };
    expect(problemIn(await post('/bulk-actions', undo, 'mona')).code).toBe('sweep-unknown');
  });
});

describe('what one of the staff did in a time', () => {
  it('is undone for admins, the newest first, but for what nothing undoes', async () => {
    const made = writtenIn(await post('/planned-events', { facts: { ...aPlannedEvent, name: 'Bulk' } }, 'nils'));
    const correct = (rqLimit: number) =>
      post(`/planned-events/${made.id}/corrections`, { changes: { rqLimit }, reason: { code: 'correction' } }, 'nils');
    await correct(98);
    const { position } = writtenIn(await correct(97));
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const path = `/bulk-actions/preview?act=undo-acts&name=Nils&from=${from}`;
    expect(problemIn(await get(path, 'mona')).code).toBe('not-allowed');
    const preview = bulkActionPreview.parse((await get(path, 'ada', position)).json());
    const ofEvent = ({ itemId }: { itemId: string }) => itemId === made.id;
    expect(preview.items.filter(ofEvent).map(({ act }) => act)).toEqual(['corrected', 'corrected']);
    expect(preview.leftItems.filter(ofEvent).map(({ act }) => act)).toEqual(['created']);

    const body = { act: 'undo-acts', name: 'Nils', from, reason: { code: 'abuse' } };
    expect((await post('/bulk-actions', body, 'mona')).status).toBe(403);
    const { id } = planned(await post('/bulk-actions', body, 'ada'));
    expect(await finished(id)).toMatchObject({ total: preview.total, left: 0 });
    const told = itemHistory.parse((await get(`/history/planned-event/${made.id}/for-staff`, 'ada')).json());
    expect(told.items.map(({ changes }) => changes.find(({ name }) => name === 'rqLimit')?.is)).toEqual([
      aPlannedEvent.rqLimit,
      98,
      97,
      98,
      aPlannedEvent.rqLimit,
    ]);
    expect(told.items[0]?.by.name).toBe('Ada');
    const empty = await post('/bulk-actions', { ...body, to: from }, 'ada');
    expect(problemIn(empty).code).toBe('sweep-empty');
  });
});

describe('all times of a person, where nobody else of the team could agree', () => {
  it('are hidden on an admin’s word alone', async () => {
    const carId = await api.aCarId(3);
    writtenIn(await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, cookies.meg));
    let position = 0;
    for (const key of ['mona', 'nils'] as const) {
      const act = { act: 'dismiss-moderator', reason: { code: 'inactive' } };
      ({ position } = writtenIn(await post(`/members/${await userIdOf(api, cookies[key])}/actions`, act, 'ada')));
    }
    const preview = bulkActionPreview.parse(
      (await get(`/bulk-actions/preview?act=hide-times&name=meg`, 'ada', position)).json(),
    );
    expect([preview.others, preview.waits]).toEqual([0, false]);
    const body = { act: 'hide-times', name: 'meg', reason: { code: 'abuse' } };
    const { id } = planned(await post('/bulk-actions', body, 'ada'));
    expect(await finished(id)).toMatchObject({ status: 'finished', confirmedBy: null });
  });
});
