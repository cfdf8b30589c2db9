import { apiForTests } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';
import { done, outcomeOf as codeOf, since, writing } from '#test/writing';

const api = apiForTests();
let mira: string;
let staff: string;

beforeAll(async () => {
  [mira, staff] = [await api.signUp('Miranda'), await anAdmin(api, 'Stella')];
});

let number = 0;
const signUp = (name: string) => {
  const body = { name, email: `copy${number++}@example.org`, password: 'correct horse battery' };
  return api.ask('POST', '/api/auth/sign-up/email', { body });
};
const rename = (cookie: string, name: string) => api.ask('POST', '/api/auth/update-user', { cookie, body: { name } });
const { post } = writing(api);

describe('a name', () => {
  it.each([
    ['Mir\ufe0fanda', 'shape-invalid'],
    ['Mirаnda', 'shape-invalid'],
    ['МІRАNDА', 'shape-invalid'],
    ['Mi\u0301\u0302\u0303randa', 'shape-invalid'],
    ['Mira\u202enda', 'shape-invalid'],
    ['..', 'shape-invalid'],
    ['MlRANDA', 'name-taken'],
    ['Ｍiranda', 'name-taken'],
    ['Mirɑnda', 'name-taken'],
    ['admin', 'name-reserved'],
    ['Site Moderator', 'name-reserved'],
    ['system', 'name-reserved'],
    ['Track–Day Records', 'name-reserved'],
    ['Former Player', 'name-reserved'],
    ['Bývalý hráč', 'name-reserved'],
  ])('is not %j: %s', async (name, code) => {
    expect([codeOf(await signUp(name)), codeOf(await rename(staff, name))]).toEqual([code, code]);
  });

  it('is one of many that look alike, asked for at once', async () => {
    const answers = await Promise.all(['NIlS', 'NlIS', 'nlls', 'N1lS'].map(signUp));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of the team is told to everybody, for a mark that no name can hold', async () => {
    const { names } = (await api.get('/api/v1/staff-names')).json<{ names: string[] }>();
    expect(names).toContain('Stella');
    expect(names).not.toContain('Miranda');
  });
});

describe('a name that was given up', () => {
  it('stays its owner’s: nobody takes it, its links lead on, and staff see it', async () => {
    const zoe = await api.signUp('Zoefirst');
    const id = await userIdOf(api, zoe);
    expect((await rename(zoe, 'Zoesecond')).status).toBe(200);
    expect(codeOf(await signUp('Zoefirst'))).toBe('name-taken');
    expect(codeOf(await rename(mira, 'zoeFIRST'))).toBe('name-taken');
    expect((await api.get('/api/v1/users/zoefirst')).json()).toMatchObject({ userId: id, name: 'Zoesecond' });
    const former = await api.ask('GET', `/api/v1/members/${id}/former-names`, { cookie: staff });
    expect(former.json()).toEqual({ names: [{ name: 'Zoefirst', givenUpAt: expect.any(String) }] });
    expect((await api.ask('GET', `/api/v1/members/${id}/former-names`, { cookie: mira })).status).toBe(403);
    const history = await api.ask('GET', `/api/v1/history/member/${id}/for-staff`, { cookie: staff });
    expect(history.text).toContain('"renamed"');
    expect(history.text).not.toContain('Zoefirst');
    expect((await rename(zoe, 'Zoefirst')).status).toBe(200);
  });

  it('is one of a dozen a year, whoever goes back and forth', async () => {
    const cookie = await api.signUp('Hoarder');
    const codes: (string | number)[] = [];
    for (let n = 0; n < 13; n++) codes.push(codeOf(await rename(cookie, n % 2 ? 'Hoarder' : `Hoarded ${n}`)));
    expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 'names-too-many']);
    expect((await signUp('Hoarded 12')).status).toBe(200);
  });
});

describe('a text', () => {
  it('is kept without what turns, hides, stacks or breaks a file', async () => {
    const carId = await api.aCarId(1);
    const text = 'A \u202egood\u202c c\u200ba\u0300\u0301\u0302\u0303r\u0000\ufffe, 👩‍👧 me\u0301rite';
    const { position } = done(await post(mira, `cars/${carId}/reviews/mine`, { text }));
    const shown = await api.get(`/api/v1/cars/${carId}/reviews`, { headers: since(position) });
    expect(shown.json<{ items: { text: string }[] }>().items.map((one) => one.text)).toEqual([
      'A good c\u00e0\u0301r, 👩‍👧 mérite',
    ]);
  });

  it('of nothing but what nobody sees is empty', async () => {
    const text = '\u202e\u200b\u2800';
    const answer = await post(mira, `cars/${await api.aCarId(2)}/reviews/mine`, { text });
    expect(codeOf(answer)).toBe('shape-invalid');
  });
});

describe('a link', () => {
  it.each([
    'https://discord.com@evil.example',
    'https://a:b@evil.example',
    'http://discord.gg/x',
    'https://dіscord.com/x',
  ])('of a group is not %s', async (link) => {
    const body = {
      name: 'Fast ones',
      link,
      platform: 'discord',
      kind: 'public',
      countries: ['DE'],
      language: 'de',
      size: 3,
    };
    const answer = await post(mira, 'groups', body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"link"')]);
  });
});
