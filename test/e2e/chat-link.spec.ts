import { ChatLinking } from '../../apps/api/src/chat-link/chat-linking.ts';
import { type Answer, problemIn, TestApi } from '#test/api';
import { DiscordServer } from '#test/discord-server';

const discord = new DiscordServer();
let api: TestApi;
beforeAll(async () => {
  await discord.start();
  api = new TestApi({
    DISCORD_BOT_TOKEN: discord.token,
    DISCORD_SERVER_ID: discord.serverId,
    DISCORD_API_URL: discord.url,
  });
  await api.start();
});
afterAll(async () => {
  await api.stop();
  await discord.stop();
});
afterEach(() => void (discord.failing = undefined));

let people = 0;
/** Larger than any number can represent exactly. */
const aChatId = (person: { member?: boolean; closed?: boolean } | 'nobody' = {}): string => {
  people += 1;
  const id = `9007199254740993${String(people).padStart(2, '0')}`;
  if (person !== 'nobody') discord.people.set(id, { name: `driver ${people}`, ...person });
  return id;
};

const begin = (cookie: string, chatId: string, from?: string) =>
  api.post('/api/chat-link', { chatId }, { cookie, ...(from && { from }) });
const confirm = (cookie: string, code: string) => api.post('/api/chat-link/confirm', { code }, { cookie });
const stateOf = async (cookie: string) => (await api.get('/api/chat-link', { cookie })).json<Record<string, unknown>>();
const refusal = (answer: Answer) => [answer.status, problemIn(answer).code];
const codeFor = (chatId: string): string => {
  const text = discord.messages.findLast(({ to }) => to === chatId)?.text ?? '';
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code';
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const linkedAs = async (name: string) => {
  const [cookie, chatId] = [await api.signUp(name), aChatId()];
  await begin(cookie, chatId);
  expect((await confirm(cookie, codeFor(chatId))).status).toBe(200);
  return { cookie, chatId };
};

describe('a chat account', () => {
  it('is linked by the code that its owner was sent', async () => {
    const [cookie, chatId] = [await api.signUp('Ann'), aChatId()];
    expect(await stateOf(cookie)).toEqual({ state: 'none' });
    expect((await begin(cookie, chatId)).json()).toMatchObject({ state: 'pending', chatId });
    expect(await stateOf(cookie)).toMatchObject({ state: 'pending', chatId });
    expect((await confirm(cookie, codeFor(chatId))).json()).toMatchObject({ state: 'linked', chatId });
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({
      chatState: 'linked',
      discordName: `driver ${people}`,
    });
    expect(refusal(await begin(cookie, aChatId()))).toEqual([409, 'chat-already-linked']);
  });

  it('is not linked by another code, and by none after five', async () => {
    const [cookie, chatId] = [await api.signUp('Bea'), aChatId()];
    await begin(cookie, chatId);
    const code = codeFor(chatId);
    for (const triesLeft of [4, 3, 2, 1]) {
      const refused = problemIn(await confirm(cookie, otherThan(code)));
      expect(refused).toMatchObject({ status: 422, code: 'chat-code-wrong', facts: { triesLeft } });
    }
    expect(refusal(await confirm(cookie, otherThan(code)))).toEqual([422, 'chat-code-expired']);
    expect(refusal(await confirm(cookie, code))).toEqual([422, 'chat-code-expired']);
    expect(await stateOf(cookie)).toMatchObject({ state: 'failed', cause: 'chat-code-expired' });
  });

  it('is not linked by a code that is too old', async () => {
    const [cookie, chatId] = [await api.signUp('Cat'), aChatId()];
    await begin(cookie, chatId);
    const linking = api.running.app.get(ChatLinking, { strict: false });
    linking.now = () => Date.now() + 10 * 60_000;
    expect(await stateOf(cookie)).toMatchObject({ state: 'failed', cause: 'chat-code-expired' });
    expect(refusal(await confirm(cookie, codeFor(chatId)))).toEqual([422, 'chat-code-expired']);
    linking.now = () => Date.now();
  });

  it.each([
    ['nobody has', 'nobody' as const, 'chat-user-unknown'],
    ['is not on the community’s server', { member: false }, 'chat-not-member'],
    ['takes no messages', { closed: true }, 'chat-messages-closed'],
  ])('that %s is sent no code, and the state says why', async (_, person, code) => {
    const [cookie, chatId] = [await api.signUp(`Dan${people}`), aChatId(person)];
    expect(refusal(await begin(cookie, chatId))).toEqual([422, code]);
    expect(await stateOf(cookie)).toEqual({ state: 'failed', chatId, cause: code });
    expect(refusal(await confirm(cookie, '000000'))).toEqual([422, 'chat-code-expired']);
  });

  it('is one user’s', async () => {
    const { chatId } = await linkedAs('Eve');
    const cookie = await api.signUp('Fay');
    await begin(cookie, chatId);
    expect(refusal(await confirm(cookie, codeFor(chatId)))).toEqual([409, 'chat-taken']);
    expect(await stateOf(cookie)).toMatchObject({ state: 'failed', cause: 'chat-taken' });
  });

  it('is unlinked while the chat does not answer; linking waits until it does', async () => {
    const { cookie, chatId } = await linkedAs('Gil');
    discord.failing = 503;
    expect((await api.ask('DELETE', '/api/chat-link', { cookie })).json()).toEqual({ state: 'none' });
    expect((await api.get('/api/getUser', { cookie })).json()).not.toHaveProperty('discordName');
    expect(refusal(await begin(cookie, chatId))).toEqual([503, 'chat-unavailable']);
    expect(await stateOf(cookie)).toMatchObject({ state: 'failed', cause: 'chat-unavailable' });
    discord.failing = undefined;
    expect((await begin(cookie, chatId)).status).toBe(200);
  });

  it('is unlinked by GET from a page of ours only', async () => {
    const { cookie } = await linkedAs('Hal');
    const unlink = (headers: Record<string, string>) => api.get('/api/unlinkDiscord', { cookie, headers });
    const foreign: readonly Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://elsewhere.example/page' },
    ];
    for (const headers of foreign) expect(refusal(await unlink(headers))).toEqual([403, 'origin-refused']);
    expect(await stateOf(cookie)).toMatchObject({ state: 'linked' });
    const answer = await unlink({ 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(await stateOf(cookie)).toEqual({ state: 'none' });
  });

  it('gets five codes an hour, whoever asks', async () => {
    const [cookie, other, chatId] = [await api.signUp('Ida'), await api.signUp('Joe'), aChatId()];
    for (let asked = 0; asked < 5; asked += 1) expect((await begin(cookie, chatId, '10.2.2.2')).status).toBe(200);
    const held = await begin(other, chatId, '10.2.2.3');
    expect(refusal(held)).toEqual([429, 'too-many-requests']);
    expect(held.headers['x-ratelimit-limit']).toBe('5');
  });

  it('needs a session, and an id that is one', async () => {
    const cookie = await api.signUp('Kim');
    expect(refusal(await begin('', aChatId()))).toEqual([401, 'signed-out']);
    for (const chatId of ['12', 'nine', 9_007_199_254_740_991 as unknown as string])
      expect(refusal(await begin(cookie, chatId))).toEqual([400, 'shape-invalid']);
  });
});

describe('without a bot', () => {
  it('the code goes into the outbox', async () => {
    const alone = new TestApi();
    await alone.start();
    const cookie = await alone.signUp('Ann');
    await alone.post('/api/chat-link', { chatId: '900719925474099301' }, { cookie });
    const [message] = await alone.outbox();
    expect(message).toMatchObject({ by: 'chat', to: '900719925474099301' });
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    const answer = await alone.post('/api/chat-link/confirm', { code }, { cookie });
    expect(answer.json()).toMatchObject({ state: 'linked' });
    await alone.stop();
  });
});
