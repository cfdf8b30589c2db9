import { randomUUID } from 'node:crypto';
import { apiForTests, writtenIn } from '#test/api';
import { contributorList } from '#contracts';
import { eventually } from '#test/eventually';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests();
const seen = async (path: string, position: number, cookie?: string) =>
  contributorList.parse(
    (
      await api.get(`/api/v1/contributors${path}`, {
        headers: { 'x-after-position': String(position) },
        ...(cookie && { cookie }),
      })
    ).json(),
  );

it('names who contributed, and nobody who does not want to be', async () => {
  const ann = await api.signUp('Honoured');
  const carId = await api.aCarId();
  const time = { carId, tune: '332', trackCode: 'tRoad_a00', time: '1:24.50' };
  const said = await confirmedTime(api, await anAdmin(api, 'Stella'), time, ann);
  // Counting takes only its share of the time, so the numbers may be a moment old.
  await eventually(async () =>
    expect((await seen('', said.position, ann)).own).toMatchObject({ named: true, total: 1 }),
  );
  expect((await seen('?kind=time', said.position)).items).toContainEqual(
    expect.objectContaining({ name: 'Honoured', total: 1 }),
  );
  expect((await seen('?kind=photo', said.position, ann)).own).toMatchObject({ total: 0, rank: null });
  const off = writtenIn(
    await api.ask('PUT', '/api/v1/contributors/me', {
      body: { named: false },
      cookie: ann,
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  const without = await seen('', off.position, ann);
  expect(without.own).toMatchObject({ named: false, rank: null });
  expect(without.items.map(({ name }) => name)).not.toContain('Honoured');
});
