import { randomUUID } from 'node:crypto';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { campaignAnswer, campaignHistory, type StateMatchBody } from '#contracts';

const api = apiForTests();
let ann: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
});

const state = (body: StateMatchBody, cookie = ann) =>
  api.post('/api/v1/campaign/matches', body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const aMatch = async (more: Partial<StateMatchBody> = {}): Promise<StateMatchBody> => ({
  place: 'YB Test Cup',
  match: 2,
  gameVersion: '26',
  facts: { carIds: [await api.aCarId(1), await api.aCarId(2)] },
  reason: { code: 'now-known', text: 'Seen in the game.' },
  ...more,
});

describe('the campaign', () => {
  it('begins with a set of ours, in which championships give cars and every match has its tracks', async () => {
    const { items } = campaignAnswer.parse((await api.get('/api/v1/campaign')).json());
    expect(items.map(({ matches }) => matches.length)).toEqual([10, 10, 10, 10, 10, 10, 10]);
    expect(
      items.filter(({ championship }) => championship).flatMap(({ matches }) => matches[0]?.carIds.length),
    ).toEqual([2, 3, 2, 2]);
  });

  it('is described by staff, with a reason that other staff read, and is known as of a version', async () => {
    const body = await aMatch();
    const said = await state(body);
    expect([said.status, writtenIn(said)]).toMatchObject([
      200,
      { id: 'YB_Test_Cup|2', views: ['campaign', 'audit-log'] },
    ]);
    const headers = { 'x-after-position': String(writtenIn(said).position) };
    const place = async (query = '') => {
      const asked = await api.get(`/api/v1/campaign${query}`, { headers });
      return campaignAnswer.parse(asked.json()).items.find(({ placeId }) => placeId === 'YB_Test_Cup');
    };
    expect((await place())?.matches).toMatchObject([{ match: 2, carIds: body.facts.carIds, trackCodes: [] }]);
    expect(await place('?version=25')).toBeUndefined();
    const history = await api.get('/api/v1/campaign/YB_Test_Cup/history', { cookie: ann });
    expect(campaignHistory.parse(history.json()).said).toMatchObject([
      { match: 2, by: 'Ann', text: 'Seen in the game.', reason: 'now-known', changes: { carIds: body.facts.carIds } },
    ]);
    const stored = JSON.stringify(await api.running.ports.eventStore.read('campaign-YB_Test_Cup'));
    expect(stored).not.toContain('Seen in the game');
    expect(problemIn(await state(body)).code).toBe('match-unchanged');
  });

  it.each([
    [404, 'car-unknown', { facts: { carIds: ['Nobody', 'Nothing'] } }],
    [422, 'match-invalid', { facts: { trackCodes: ['mile4_a00'] } }],
    [404, 'game-version-unknown', { gameVersion: '99' }],
    [400, 'shape-invalid', { match: 11 }],
  ])('is refused with %i %s', async (status, code, more) => {
    const answer = await state(await aMatch(more));
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });

  it('is nothing that members describe', async () => {
    const bob = await api.signUp('Bob');
    expect((await state(await aMatch(), bob)).status).toBe(403);
    expect((await api.get('/api/v1/campaign/YB_Test_Cup/history', { cookie: bob })).status).toBe(403);
  });
});
