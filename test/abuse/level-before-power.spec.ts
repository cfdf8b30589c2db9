import { type Answer, apiForTests, problemIn } from '#test/api';
import { actionLimits } from '#domain';
import { anAdmin, userIdOf } from '#test/staff';
import { done, outcomeOf as codeOf, since, idempotencyHeader, writing } from '#test/writing';

const api = apiForTests({ LIMIT_ACTS_TIMES: '1' });

const { post, put } = writing(api);
const aDay = (act: string) => actionLimits.find((row) => row.act === act)!;
const aGroup = (name: string) => ({
  name,
  inviteInfo: 'Your name in the game',
  platform: 'telegram',
  kind: 'private',
  countries: ['DE'],
  language: 'de',
  size: 64,
});

describe('somebody whose address nobody has confirmed', () => {
  it('puts no words before others, and is told what to do', async () => {
    const una = await api.signUpUnconfirmed('Una');
    const carId = await api.aCarId();
    const answers = [
      await post(una, `cars/${carId}/reviews/mine`, { text: 'Buy at https://example.com' }),
      await post(una, 'groups', aGroup('Spam')),
      await post(una, 'translations/de/texts/common:close/suggestions', { text: 'Zu' }),
      await post(una, 'translations/de/texts/common:close/comments', { text: 'Buy' }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'email-unconfirmed'));
    expect(problemIn(answers[0]!).facts).toEqual({ act: 'write-review' });
    const page = await api.get(`/api/v1/cars/${carId}/reviews`);
    expect(page.text).not.toContain('example.com');
  });

  it('does so from the moment on that it is confirmed, by the mail or by staff', async () => {
    const carId = await api.aCarId(1);
    const una = await api.signUpUnconfirmed('Una 2', 'una2@example.org');
    const review = () => post(una, `cars/${carId}/reviews/mine`, { text: 'Quick' });
    expect(codeOf(await review())).toBe('email-unconfirmed');
    await api.post('/api/auth/confirm-email', { token: await api.mailedToken('una2@example.org') });
    expect(codeOf(await review())).toBe(200);

    const uno = await api.signUpUnconfirmed('Uno');
    const admin = await anAdmin(api, 'Ada');
    const act = { act: 'confirm-address', reason: { code: 'trusted' } };
    expect(codeOf(await post(admin, `members/${await userIdOf(api, uno)}/actions`, act))).toBeLessThan(300);
    expect(codeOf(await post(uno, `cars/${carId}/reviews/mine`, { text: 'Quick' }))).toBe(200);
    expect(codeOf(await post(admin, `members/${await userIdOf(api, admin)}/actions`, act))).toBe('not-allowed');
  });
});

describe('a new account', () => {
  it('reports a few times a day, hears when it may again, and repeats an answer for nothing', async () => {
    const rob = await api.signUp('Rob');
    const most = aDay('report').new as number;
    const others = await Promise.all(
      Array.from({ length: most + 3 }, async (_, n) =>
        userIdOf(api, await api.signUp(`Other ${n}`, `other${n}@example.org`)),
      ),
    );
    const report = (userId: string, headers = idempotencyHeader()) =>
      post(rob, 'reports', { about: { kind: 'person', itemId: userId }, fault: 'other' }, headers);
    const first = idempotencyHeader();
    const answers: Answer[] = [await report(others[0]!, first)];
    for (const other of others.slice(1)) answers.push(await report(other));
    expect(answers.map(codeOf)).toEqual(answers.map((_, n) => (n < most ? 201 : 'daily-limit-reached')));
    const last = answers.at(-1)!;
    expect(last.status).toBe(429);
    expect(problemIn(last).facts).toMatchObject({ act: 'report', limit: most, standing: 'new' });
    expect(Date.parse(String(problemIn(last).facts['until']))).toBeGreaterThan(Date.now());
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(codeOf(await report(others[0]!, first))).toBe(201);
    // A restart does not reset the day.
    await api.restart();
    expect(codeOf(await report(others.at(-1)!))).toBe('daily-limit-reached');
  });

  it('gets no more through by asking at once, nor fewer for what was refused', async () => {
    const gil = await api.signUp('Gil');
    const most = aDay('submit-group').new as number;
    const bad = await Promise.all(Array.from({ length: 10 }, () => post(gil, 'groups', { name: '' })));
    expect([...new Set(bad.map(codeOf))].filter((code) => code !== 'daily-limit-reached')).toEqual(['shape-invalid']);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => post(gil, 'groups', aGroup(`Group ${n}`))));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - most);
  });
});

describe('the first reviews of a new account', () => {
  it('are its author’s and the team’s alone until a moderator lets them in', async () => {
    const [nia, mo] = [await api.signUp('Nia'), await anAdmin(api, 'Mo')];
    const niaId = await userIdOf(api, nia);
    const cars = await Promise.all([10, 11, 12, 13].map((at) => api.aCarId(at)));
    const write = (carId: string, text: string) => post(nia, `cars/${carId}/reviews/mine`, { text });
    const reviewsOf = async (carId: string, written: Answer, cookie?: string) => {
      const headers = since(done(written).position);
      const asked = { headers, ...(cookie !== undefined && { cookie }) };
      const page = await api.get(`/api/v1/cars/${encodeURIComponent(carId)}/reviews`, asked);
      return page.json<{ items: { text: string }[]; mine: { status: string } | null }>();
    };
    const decide = (carId: string, body: object) =>
      post(mo, `queue/car-review/${encodeURIComponent(`${carId}|${niaId}`)}/decision`, body);

    for (const carId of cars.slice(0, 3)) {
      const written = await write(carId, 'Buy at https://example.com');
      expect((await reviewsOf(carId, written)).items).toEqual([]);
      expect((await reviewsOf(carId, written, nia)).mine).toMatchObject({ status: 'waiting' });
      const report = post(mo, `cars/${carId}/reviews/${niaId}/report`, { reason: { code: 'spam' } });
      expect(codeOf(await report)).toBe('changed-meanwhile');
    }
    const letIn = await decide(cars[0]!, { outcome: 'approved', seen: 1 });
    expect((await reviewsOf(cars[0]!, letIn)).items).toHaveLength(1);
    const hidden = await decide(cars[1]!, { outcome: 'declined', seen: 1, reason: { code: 'spam' } });
    expect((await reviewsOf(cars[1]!, hidden)).items).toEqual([]);
    expect((await reviewsOf(cars[1]!, hidden, nia)).mine).toMatchObject({ status: 'hidden' });
    const told = await api.get('/api/v1/notifications', {
      cookie: nia,
      headers: since(done(hidden).position),
    });
    expect(told.json<{ items: { what: string }[] }>().items.map(({ what }) => what)).toEqual(['declined', 'approved']);
    const anew = await write(cars[0]!, 'Buy more at https://example.com');
    expect((await reviewsOf(cars[0]!, anew)).items).toEqual([]);

    for (const [carId, seen] of [[cars[0]!, 2] as const, [cars[2]!, 1] as const])
      expect(codeOf(await decide(carId, { outcome: 'approved', seen }))).toBe(200);
    const last = await write(cars[3]!, 'The third that others read.');
    expect((await reviewsOf(cars[3]!, last)).items).toEqual([]);
    const seen = await decide(cars[3]!, { outcome: 'approved', seen: 1 });
    expect((await reviewsOf(cars[3]!, seen)).items).toHaveLength(1);
  });

  it('and its comments on translations come with time', async () => {
    const ned = await api.signUp('Ned');
    const said = await post(ned, 'translations/de/texts/common:close/comments', { text: 'Buy' });
    expect([said.status, codeOf(said)]).toEqual([429, 'daily-limit-reached']);
    expect(problemIn(said).facts).toMatchObject({ act: 'comment-on-translation', limit: 0, standing: 'new' });
    expect(Number(said.headers['retry-after'])).toBeGreaterThan(6 * 86_400);
  });
});

describe('rounds of a challenge', () => {
  const lock = (cookie: string, round: number) => post(cookie, `challenges/free/rounds/${round}/lock`);
  let carId = '';
  beforeAll(async () => {
    carId = await api.aCarId();
    const facts = {
      name: 'Free',
      kind: 'long-term',
      colour: null,
      startsAt: null,
      endsAt: null,
      solutionsPublicAt: null,
      roundCount: 12,
      firstRound: 1,
      rqLimit: 600,
      criteria: '',
      pointsToWin: 250,
    };
    await post(await anAdmin(api, 'Eva'), 'challenges', { facts });
  });

  it('are held by one account as many as it may, also when it asks for all at once', async () => {
    const una = await api.signUpUnconfirmed('Hold');
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => lock(una, n + 1)));
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const one = await lock(una, 1);
    expect([200, 'round-locked']).toContain(codeOf(one));
    const two = await lock(una, 2);
    expect(codeOf(two)).toBe('round-locks-many');
    expect(problemIn(two).facts).toMatchObject({ most: 1 });
    expect(codeOf(await post(una, 'challenges/free/rounds/1/lock/release'))).toBe(200);
    expect(codeOf(await lock(una, 2))).toBe(200);
  });

  it('are given back by who saves nothing, and hold no words for others while they are filled', async () => {
    const ann = await api.signUp('Ann');
    for (let n = 0; n < 3; n += 1) {
      expect(codeOf(await lock(ann, 5))).toBe(200);
      expect(codeOf(await post(ann, 'challenges/free/rounds/5/lock/release'))).toBe(200);
    }
    expect(codeOf(await lock(ann, 5))).toBe('round-lock-idle');
    const content = { races: [{ carId, tune: '332' }], criteria: '~NBuy%20at%20example.com~dRWD' };
    const saved = await post(ann, 'challenges/free/rounds/5/draft', { content });
    expect(saved.status).toBe(200);
    const again = await lock(ann, 5);
    expect(codeOf(again)).toBe(200);
    const seen = await api.get('/api/v1/challenges/free/rounds/5', { headers: since(done(again).position) });
    expect(seen.json<{ filling: unknown }>().filling).toEqual({ races: [{ carId, tune: '332' }, {}, {}, {}, {}] });
    expect(seen.text).not.toContain('example.com');
  });
});

describe('a member who is limited from everything', () => {
  it('is limited in all that others see: name, draft, names of decks, picks and matches', async () => {
    const admin = await anAdmin(api, 'Adam');
    const lim = await api.signUp('Lim');
    const userId = await userIdOf(api, lim);
    const limit = { act: 'limit-account', what: 'everything', until: null, reason: { code: 'abuse' } };
    expect((await post(admin, `members/${userId}/actions`, limit)).status).toBeLessThan(300);
    const answers = [
      await api.post('/api/auth/update-user', { name: 'Buy now' }, { cookie: lim }),
      await put(lim, 'decks', { decks: [] }),
      await put(lim, 'saved-event-picks', { picks: [] }),
      await put(lim, 'matches', { matches: [] }),
      await put(lim, 'car-filters', { filters: [] }),
      await post(lim, 'challenges/some/rounds/1/draft', { content: { races: [] } }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'account-limited'));
    expect((await api.get('/api/getUser', { cookie: lim })).json<{ username: string }>().username).toBe('Lim');
  });
});
