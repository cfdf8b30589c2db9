import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { type AddPackBody, packsAnswer, type RevisePackBody } from '#contracts';
import { packs } from '#racing';

const api = apiForTests();
let ann: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
});

const key = () => ({ 'idempotency-key': randomUUID() });
const add = (facts: Partial<AddPackBody['facts']>, cookie = ann) =>
  api.post('/api/v1/packs', { ...about, facts: { ...granite, ...facts } }, { cookie, headers: key() });
const revise = (packId: string, facts: RevisePackBody['facts']) =>
  api.post(`/api/v1/packs/${packId}/revisions`, { ...about, facts }, { cookie: ann, headers: key() });
const about = { gameVersion: '26', reason: { code: 'now-known', text: 'Seen in the shop.' } } as const;
const granite: AddPackBody['facts'] = {
  name: 'Granite',
  special: false,
  price: { cash: 9_000, gold: 150 },
  themedPrice: null,
  themedCards: 1,
  odds: [{ C: 2_500, D: 7_500 }, { E: 10_000 }],
  themedOdds: null,
  withoutLegendaryOdds: null,
  given: true,
};
const known = async (position?: number) => {
  const headers: Record<string, string> = position === undefined ? {} : { 'x-after-position': String(position) };
  return packsAnswer.parse((await api.get('/api/v1/packs', { headers })).json()).items;
};

describe('the packs of the game', () => {
  it('begin with those of the players’ notes, in their order', async () => {
    expect((await known()).map(({ id }) => id).slice(0, 5)).toEqual(
      packs()
        .slice(0, 5)
        .map(({ id }) => id),
    );
    expect(await known()).toHaveLength(13);
  });

  it('are added, revised and taken back by staff, with a reason that the log does not hold', async () => {
    const added = await add({});
    expect([added.status, writtenIn(added)]).toMatchObject([200, { id: 'granite', views: ['packs', 'audit-log'] }]);
    expect((await known(writtenIn(added).position)).find(({ id }) => id === 'granite')).toMatchObject(granite);
    expect(problemIn(await add({})).code).toBe('pack-exists');
    const gone = await revise('granite', { given: false });
    expect((await known(writtenIn(gone).position)).find(({ id }) => id === 'granite')?.given).toBe(false);
    expect(problemIn(await revise('granite', { given: false })).code).toBe('pack-unchanged');
    expect(JSON.stringify(await api.running.ports.eventStore.read('pack-granite'))).not.toContain('Seen in the shop');
    const history = await api.get('/api/v1/history/pack/granite', { cookie: ann });
    expect(JSON.stringify(history.json())).toContain('C25 D75');
  });

  it('are refused where the chances of a card are not 100 %, and to members', async () => {
    const odds = [{ C: 2_500, D: 7_400 }, { E: 10_000 }];
    const refused = await add({ name: 'Basalt', odds });
    expect([refused.status, problemIn(refused)]).toMatchObject([
      422,
      { code: 'pack-invalid', facts: { packId: 'basalt', fields: ['odds'] } },
    ]);
    expect(problemIn(await revise('nothing', { special: true })).code).toBe('pack-unknown');
    expect((await add({ name: 'Basalt' }, await api.signUp('Bob'))).status).toBe(403);
  });
});
