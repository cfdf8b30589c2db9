import { randomUUID } from 'node:crypto';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { coverage, liveTexts, siteText, siteTextPage, textFile } from '#contracts';

const api = apiForTests();
let [ann, rev, staff] = ['', '', ''];
beforeAll(async () => {
  [ann, rev, staff] = [await api.signUp('Ann'), await api.signUp('Rev'), await anAdmin(api, 'Stella')];
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(`/api/v1/${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const get = async (path: string, since: { position: number } = { position: 0 }, cookie = ann): Promise<unknown> =>
  (
    await api.get(`/api/v1/translations${path}`, { cookie, headers: { 'x-after-position': String(since.position) } })
  ).json();
const text = 'translations/pl/texts/common:close';

describe('a translation', () => {
  it('is suggested, commented, approved by a reviewer of the language, live at once, and taken back', async () => {
    const before = siteText.parse(await get('/pl/texts/common:close'));
    expect(before).toMatchObject({ state: 'live', english: { text: 'Close' }, wanted: ['text'], suggestions: [] });
    expect(before.live).toEqual(before.release);

    const sent = done(await send(`${text}/suggestions`, ann, { forms: { text: 'Zatrzaśnij' } }));
    done(await send(`${text}/comments`, rev, { text: 'Why not?' }));
    const approval = `${text}/suggestions/${sent.id}/approval`;
    expect(problemIn(await send(approval, rev, { seen: 1 })).code).toBe('translation-not-reviewer');
    expect(problemIn(await send('translations/pl/reviewers', staff, { name: 'Nobody' })).code).toBe('user-unknown');
    done(await send('translations/pl/reviewers', staff, { name: 'rev' }));
    const approved = done(await send(approval, rev, { seen: 1 }));

    expect(liveTexts.parse(await get('/pl/live', approved)).texts).toEqual({ 'common:close': 'Zatrzaśnij' });
    const shown = siteText.parse(await get('/pl/texts/common:close', approved, rev));
    expect(shown).toMatchObject({ live: { text: 'Zatrzaśnij' }, isReviewer: true, comments: [{ text: 'Why not?' }] });
    expect(shown.suggestions[0]).toMatchObject({
      status: 'approved',
      by: { name: 'Ann' },
      allowed: ['reopen-translation'],
    });
    expect(textFile.parse(await get('/pl/file', approved)).texts['common']?.['close']).toBe('Zatrzaśnij');

    const reopened = done(await send(`${text}/suggestions/${sent.id}/reopen`, rev));
    expect(liveTexts.parse(await get('/pl/live', reopened)).texts).toEqual({});
    const page = siteTextPage.parse(await get('/pl?show=todo', reopened));
    expect(page).toMatchObject({ total: 1, items: [{ key: 'common:close', state: 'live', waiting: 1 }] });
    const languages = coverage.parse(await get('', reopened)).languages;
    expect(languages.find(({ language }) => language === 'pl')).toMatchObject({
      waiting: 1,
      missing: 0,
      reviewers: [{ name: 'Rev' }],
    });

    const out = { outcome: 'declined', seen: 1, reason: { code: 'style', text: 'Too loud.' } };
    const item = encodeURIComponent(`pl|common:close|${sent.id}`);
    const declined = done(await send(`queue/translation/${item}/decision`, staff, out));
    expect(siteText.parse(await get('/pl/texts/common:close', declined)).suggestions[0]).toMatchObject({
      status: 'declined',
      reason: 'style',
      reasonText: 'Too loud.',
    });
  });

  it('of a mail goes out with the next one, and leaves with its approval', async () => {
    const subject = 'translations/pl/texts/mail:reset-password.subject';
    const before = siteText.parse(await get('/pl/texts/mail:reset-password.subject'));
    expect(before).toMatchObject({ state: 'live', english: { text: 'Set a new password' } });
    const lost = await send('translations/pl/texts/mail:reset-password.text/suggestions', ann, {
      forms: { text: 'Nic' },
    });
    expect(problemIn(lost).code).toBe('translation-faulty');
    const sent = done(await send(`${subject}/suggestions`, ann, { forms: { text: 'Hasło od nowa' } }));
    await api.post('/api/auth/update-user', { language: 'pl' }, { cookie: ann });
    const mailed = async () => {
      await api.post('/api/auth/request-password-reset', { email: 'ann@example.org' });
      return (await api.outbox())[0]?.subject;
    };
    const released = before.release?.['text'];
    expect(await mailed()).toBe(released);
    const item = `queue/translation/${encodeURIComponent(`pl|mail:reset-password.subject|${sent.id}`)}`;
    const approved = done(await send(`${item}/decision`, staff, { outcome: 'approved', seen: 1 }));
    await get('/pl/live', approved);
    expect(await mailed()).toBe('Hasło od nowa');
    await get('/pl/live', done(await send(`${item}/reopen`, staff)));
    expect(await mailed()).toBe(released);
  });

  it('is refused without its placeholders, with markup, and of a text that there is not', async () => {
    const lost = await send('translations/pl/texts/queue:reopened/suggestions', ann, { forms: { text: 'Czeka' } });
    expect(problemIn(lost).code).toBe('translation-faulty');
    const bold = await send(`${text}/suggestions`, ann, { forms: { text: '<b>Zamknij</b>' } });
    expect(problemIn(bold).code).toBe('translation-faulty');
    const none = await send('translations/pl/texts/common:nothing/suggestions', ann, { forms: { text: 'Nic' } });
    expect(problemIn(none).code).toBe('translation-unknown');
    expect(problemIn(await send('translations/en/texts/common:close/suggestions', ann, {})).code).toBe('shape-invalid');
  });

  it('is found by pages, whose cursor leads nowhere in another question', async () => {
    const first = siteTextPage.parse(await get('/de?search=car&limit=2'));
    expect(first.items).toHaveLength(2);
    const more = siteTextPage.parse(await get(`/de?search=car&limit=2&after=${first.next}`));
    expect(more.items.map(({ key }) => key)).not.toContain(first.items[0]?.key);
    expect(await get(`/de?search=track&after=${first.next}`)).toMatchObject({ code: 'cursor-unreadable' });
    expect(await get('/de?after=x')).toMatchObject({ code: 'cursor-unreadable' });
  });
});
