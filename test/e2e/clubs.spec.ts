import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { aCarSet, aTrackSet } from '#test/club';
import { anAdmin } from '#test/staff';
import { clubCalendar, clubDayHistory, clubSetForStaff } from '#contracts';

const api = apiForTests();
let [ann, staff] = ['', ''];
beforeAll(async () => {
  [ann, staff] = [await api.signUp('Ann'), await anAdmin(api, 'Stella')];
});

const post = (path: string, body: object, cookie = staff) =>
  api.post(`/api/v1/${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const ask = (path: string, position: number, cookie = '') =>
  api.get(`/api/v1/${path}`, { headers: { 'x-after-position': String(position) }, ...(cookie && { cookie }) });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('club days', () => {
  it('have sets that staff write down, correct and retire, each version kept', async () => {
    const setId = 'germany-only';
    done(await post('club-sets', { setId, facts: aCarSet }));
    expect(problemIn(await post('club-sets', { setId, facts: aCarSet })).code).toBe('club-set-exists');
    expect((await post('club-sets', { setId: 'mine', facts: aCarSet }, ann)).status).toBe(403);
    const reason = { code: 'correction', text: 'Misread.' };
    done(await post(`club-sets/${setId}/corrections`, { changes: { name: 'Only Germany' }, reason }));
    const { position } = done(await post(`club-sets/${setId}/status`, { act: 'retire-club-set' }));
    const told = clubSetForStaff.parse((await ask(`club-sets/${setId}/history`, position, staff)).json());
    expect(told.set).toMatchObject({ status: 'retired', facts: { name: 'Only Germany' } });
    expect(told.allowed).toEqual(['put-club-set-back']);
    expect(told.steps[1]).toMatchObject({ what: 'ClubSetCorrected', text: 'Misread.', by: 'Stella' });
    const facts = { carSets: [setId], trackSets: [] };
    const late = await post(`club-days/${inDays(2)}`, { facts, reason: { code: 'import' } });
    expect(problemIn(late)).toMatchObject({ code: 'club-set-retired', facts: { setId } });
  });

  it('are told day by day, and again, and the days to come are guessed from them', async () => {
    done(await post('club-sets', { setId: 'ger', facts: aCarSet }));
    done(await post('club-sets', { setId: 'mix', facts: aTrackSet }));
    const facts = { carSets: ['ger'], trackSets: ['mix'] };
    const tell = async (days: number, its = facts, code = 'import') =>
      done(await post(`club-days/${inDays(days)}`, { facts: its, reason: { code } })).position;
    for (let day = -8; day <= 0; day += 1) await tell(day);
    await tell(0, { ...facts, carSets: [] }, 'game-changed');
    const position = await tell(0, facts, 'undo');
    const [from, to] = [inDays(-2), inDays(3)];
    const calendar = clubCalendar.parse((await ask(`club-days?from=${from}&to=${to}`, position)).json());
    expect(calendar.today).toBe(inDays(0));
    expect(calendar.days.slice(0, 3)).toEqual([-2, -1, 0].map((day) => ({ day: inDays(day), ...facts })));
    expect(calendar.sets.map(({ setId }) => setId)).toEqual(expect.arrayContaining(['ger', 'mix']));
    expect(calendar.predicted.every(({ day }) => day > inDays(0))).toBe(true);
    expect(calendar.basis.days).toBeGreaterThanOrEqual(9);
    expect(calendar.basis.hitRate).toBeGreaterThan(0);
    const history = clubDayHistory.parse((await ask(`club-days/${inDays(0)}/history`, position, staff)).json());
    expect(history.steps.map(({ reason }) => reason)).toEqual(['undo', 'game-changed', 'import', 'import']);
    expect((await ask(`club-days/${inDays(0)}/history`, position, ann)).status).toBe(403);
  });
});
