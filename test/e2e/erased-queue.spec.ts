import { randomUUID } from 'node:crypto';
import { CLOSING_DAYS, queueDetail, type Written } from '#contracts';
import { apiForTests, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';
import { queueKey } from '#domain';
import { reviewQueue } from '#projections/review-queue/review-queue.projection';
import { CloseWhatWaits } from '../../apps/api/src/privacy/close-what-waits.ts';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';

const api = apiForTests();
const now = new Date().toISOString();
const later = new Date(Date.now() + (CLOSING_DAYS + 1) * 86_400_000).toISOString();
let [zeb, ann, mod, zebId, carId] = ['', '', '', '', ''];

const send = async (path: string, cookie: string, body: object): Promise<Written> =>
  writtenIn(await api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } }));
const itemIn = async (kind: string, itemId: string, { position }: Pick<Written, 'position'>) => {
  const path = `/api/v1/queue/${kind}/${encodeURIComponent(itemId)}`;
  const answer = await api.get(path, { cookie: mod, headers: { 'x-after-position': String(position) } });
  return queueDetail.parse(answer.json());
};

beforeAll(async () => {
  mod = await anAdmin(api, 'Mona');
  zeb = await api.signUp('Zebedee');
  ann = await api.signUp('Ann');
  zebId = await userIdOf(api, zeb);
  carId = await api.aCarId();
});

const made = async () => {
  const link = `/decks?share=~KtRoad_a00~C${carId}~T332~C${carId}`;
  const template = await send('/api/v1/templates', zeb, { title: 'Of Zebedee', kind: 'other', link });
  await send(`/api/v1/templates/${template.id}/proposal`, zeb, {});
  const group = await send('/api/v1/groups', zeb, {
    name: 'Zebras',
    link: 'https://example.org/z',
    platform: 'discord',
    kind: 'public',
    countries: ['DE'],
    language: 'de',
    size: 3,
  });
  const text = '/api/v1/translations/de/texts/common:close';
  const suggestion = await send(`${text}/suggestions`, zeb, { forms: { text: 'Zu damit' } });
  await send(`/api/v1/cars/${carId}/reviews/mine`, zeb, { text: 'Zebras are fast.' });
  await send(`/api/v1/cars/${carId}/reviews/${zebId}/report`, ann, { reason: { code: 'spam', text: 'By Zebedee.' } });
  const about = { kind: 'person', itemId: zebId };
  const open = await send('/api/v1/reports', ann, { about, fault: 'insult', text: 'Zebedee insults.' });
  const settled = await send('/api/v1/reports', ann, { about, fault: 'spam', text: 'Zebedee spams.' });
  await send(`/api/v1/queue/report/${settled.id}/decision`, mod, {
    outcome: 'approved',
    seen: 1,
    reason: { code: 'acted', text: 'Zebedee was told.' },
  });
  const page = await send('/api/v1/reports', zeb, { about: { kind: 'page', itemId: '/cars' }, fault: 'question' });
  return { template, group, suggestion, open, settled, page };
};

describe('what waits about somebody who is erased', () => {
  it('is closed with them, and what reports say of them goes', async () => {
    const { template, group, suggestion, open, settled, page } = await made();
    const items = [
      ['template', template.id],
      ['group', group.id],
      ['translation', `de|common:close|${suggestion.id}`],
      ['car-review', `${carId}|${zebId}`],
      ['report', open.id],
    ] as const;
    const { accounts, eventStore, readStore } = api.running.ports;
    const view = readStore.view(reviewQueue);
    const statuses = async (after: Pick<Written, 'position'>) => {
      await itemIn('report', open.id, after);
      const found = await Promise.all(items.map(([kind, itemId]) => view.get(queueKey({ kind, itemId }))));
      return found.map((one) => one?.doc.status);
    };
    expect(await statuses(page)).toEqual(items.map(() => 'waiting'));

    await accounts.persons.startClosing(zebId, now);
    await api.running.app.get(DueErasures).eraseNow(later);
    const position = await eventStore.head();
    expect(await statuses({ position })).toEqual(['gone', 'gone', 'gone', 'gone', 'declined']);
    expect((await itemIn('report', open.id, { position })).context).toMatchObject({ report: { text: null } });
    expect((await itemIn('report', settled.id, { position })).context).toMatchObject({ report: { text: null } });
    expect((await itemIn('report', page.id, { position })).item.status).toBe('waiting');
    const [annId, modId] = [await userIdOf(api, ann), await userIdOf(api, mod)];
    expect([
      ...(await accounts.texts.ownedBy(annId, '', 10)),
      ...(await accounts.texts.ownedBy(modId, '', 10)),
    ]).toEqual([]);
  });

  it('is looked for once', async () => {
    const before = await api.running.ports.eventStore.head();
    await api.running.app.get(CloseWhatWaits).of([zebId], later);
    expect(await api.running.ports.eventStore.head()).toBe(before);
  });
});
