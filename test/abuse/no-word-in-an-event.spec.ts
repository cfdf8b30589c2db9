import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSING_DAYS } from '#contracts';
import { apiForTests, writtenIn } from '#test/api';
import type { Document, Operation } from '#test/from-document';
import { addressOf, filledWith, type Say, variantsIn } from '#test/marked-request';
import { Marks } from '#test/marks';
import { ops } from '#test/ops-process';
import { anAdmin, userIdOf } from '#test/staff';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';

const api = apiForTests();
const marks = new Marks();
const PROCESSES_MS = 300_000;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const outside = mkdtempSync(join(tmpdir(), 'tdr-marks-'));

/** Operations that end the session, begin one as somebody else, or switch off what the others write. */
const LEFT_OUT =
  /api\/(auth$|logout)|auth\/(sign|request|reset|revoke|change-password)|two-factor|me\/closing|site\/(feat|maint)/;
/** Fields that take a mark, of 52 when this was written: fewer say that the world around no longer fits. */
const TAKEN_AT_LEAST = 45;

/** Names that staff give for everybody, which stay (`test/fitness/event-string-rules.ts`), by operation and field. */
const OF_STAFF: readonly (readonly [operation: RegExp, field: RegExp])[] = [
  [/planned-events|club-sets|timeline|challenges/, /(name|criteria|link)$/],
  [/\/cars|\/packs|campaign/, /^(figures|facts|place)/],
  [/imports/, /^(header|lines|newCar)/],
];
const isOfStaff = (operation: string, field: string): boolean =>
  !/\/rounds\/\{round\}/.test(operation) && OF_STAFF.some(([of, name]) => of.test(operation) && name.test(field));

type World = { readonly cookie: string; readonly other: string; readonly carId: string; readonly challengeId: string };
let world: World;
let document: Document;
let personId: string;
/** Ids of what was made, by the address that made it. */
const made = new Map<string, string>();
const taken: string[] = [];

const deckLink = (carId: string) => `https://x.example/decks?share=~KtRoad_a00~C${carId}~T332~C${carId}`;
const five = (carId: string) =>
  [60, 61, 62, 63, 64].map((seconds) => ({
    carId,
    tune: '332',
    track: 'tRoad_a00',
    timeToBeat: { kind: 'time', seconds },
  }));

/** What has to be said where no mark can stand: ids of what is there, or a mark within what is read. */
const known = (operation: string, field: string, mark: () => string): string | undefined => {
  const { carId, other, challengeId } = world;
  const of: readonly (readonly [RegExp, () => string])[] = [
    [/assword/, () => 'long enough'],
    [/mail$/i, () => `${mark()}@example.org`],
    [/criteria$/, () => `~N${mark()}~cS`],
    [
      /(^|\.)link$/,
      () => (operation.endsWith('groups') ? `https://example.org/${mark()}` : `${deckLink(carId)}&t=${mark()}`),
    ],
    [/(^|\.)time$/, () => '24.50'],
    [/endsAt$/, () => '2999-01-02T03:04:05.000Z'],
    [/carIds?(\[\])?$/i, () => carId],
    [/path:(author|userId)$/, () => other],
    [/path:(copyId|groupId)$/, () => (operation.includes('/garage/') ? 'a1b2c3d4' : '')],
    [/(^|\.)name$/, () => (/(offer|reviewers|sweeps)$/.test(operation) ? 'Quentin' : '')],
    [/path:id$/, () => (operation.endsWith('/requests') ? (made.get('group') ?? '') : '')],
    [/path:kind$/, () => 'report'],
    [/path:itemId$/, () => made.get('report') ?? ''],
    [/about\.kind$/, () => 'person'],
    [/about\.itemId$/, () => other],
    [/reason\.code$/, () => (operation.endsWith('decision') ? 'acted' : '')],
    [
      /path:id$/,
      () => (/cars\/\{id\}/.test(operation) ? carId : /challenges\/\{id\}/.test(operation) ? challengeId : ''),
    ],
  ];
  return of.flatMap(([name, say]) => (name.test(field) ? say() : [])).find((said) => said !== '');
};

const madeBefore = (path: string, field: string): string | undefined =>
  field.startsWith('path:') ? made.get(path.slice(0, path.indexOf(`{${field.slice(5)}}`) - 1)) : undefined;

/** Calls an operation with a mark in every text that may have one, and in `swapped`, which has an example. */
const drive = async (method: string, path: string, operation: Operation, variant: number, swapped?: string) => {
  const name = `${method.toUpperCase()} ${path}`;
  const fields: string[] = [];
  const examples: string[] = [];
  const say: Say = (field, schema, isFree) => {
    const mark = () => {
      if (isOfStaff(path, field)) return 'Staff';
      fields.push(field);
      return marks.next(`${name} ${field}`);
    };
    if (field === swapped) return mark();
    const there = known(path, field, mark) ?? madeBefore(path, field);
    if (there !== undefined) return there;
    if (isFree && !isOfStaff(path, field)) return mark();
    if (!isFree && !schema.pattern && !schema.enum && !isOfStaff(path, field)) examples.push(field);
    return undefined;
  };
  const filling = { document, say, variant };
  const schema = operation.requestBody?.content['application/json']?.schema;
  const url = addressOf(path, operation, filling);
  const filled = schema && (filledWith(schema, filling) as { content?: object });
  const body = filled?.content ? { content: { ...filled.content, races: five(world.carId) } } : filled;
  if (filled?.content && !path.endsWith('draft')) await post(url.replace(/\/\w+$/, '/editing'), {});
  const answer = await post(url, body, method.toUpperCase() as 'POST');
  if (answer.status >= 300) return examples;
  taken.push(...fields.map((field) => `${name} ${field}`));
  const { id } = answer.text.startsWith('{') ? answer.json<{ id?: unknown }>() : {};
  if (typeof id === 'string') made.set(path, id);
  return examples;
};

const post = (url: string, body: object | undefined, method: 'POST' = 'POST') =>
  api.ask(method, url, {
    cookie: world.cookie,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });

const driveAll = async () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'get' || LEFT_OUT.test(path)) continue;
      const schema = operation.requestBody?.content['application/json']?.schema;
      const shapes = schema ? variantsIn(schema, document) : 1;
      // One after the other: each makes what the next is about.
      /* oxlint-disable no-await-in-loop */
      for (let variant = 0; variant < shapes; variant += 1) {
        const examples = await drive(method, path, operation, variant);
        for (const field of examples) await drive(method, path, operation, variant, field);
      }
      /* oxlint-enable no-await-in-loop */
    }
};

beforeAll(async () => {
  document = (await api.get('/api/openapi.json')).json<Document>();
  const name = marks.next('the name');
  const cookie = await anAdmin(api, name);
  personId = await userIdOf(api, cookie);
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken(`${name}@example.org`) }, { cookie });
  const otherCookie = await api.signUp('Quentin');
  const other = await userIdOf(api, otherCookie);
  const { items } = (await api.get('/api/v1/challenges')).json<{ items: { challengeId: string }[] }>();
  world = { cookie, other, carId: await api.aCarId(), challengeId: items[0]?.challengeId ?? '' };
  const asOther = { cookie: otherCookie, headers: { 'idempotency-key': randomUUID() } };
  await api.post(`/api/v1/cars/${world.carId}/reviews/mine`, { text: 'It is fast.' }, asOther);
  const about = { kind: 'page', itemId: '/about' };
  const asked = { ...asOther, headers: { 'idempotency-key': randomUUID() } };
  const group = {
    name: 'Kombi',
    link: 'https://example.org/k',
    platform: 'discord',
    kind: 'public',
    countries: ['DE'],
  };
  const submitted = await api.post(
    '/api/v1/groups',
    { ...group, language: 'de', size: 3 },
    {
      ...asOther,
      headers: { 'idempotency-key': randomUUID() },
    },
  );
  made.set('group', writtenIn(submitted).id);
  await post(`/api/v1/queue/group/${writtenIn(submitted).id}/decision`, { outcome: 'approved' });
  made.set('report', writtenIn(await api.post('/api/v1/reports', { about, fault: 'question' }, asked)).id);
});

/** The log and the views made of it. */
const ofEvents = (file: string): boolean => /\/(log\.sqlite|views\/)/.test(file);

describe('a person who writes marks wherever a text may stand', () => {
  it('is in no event and in no view', async () => {
    await driveAll();
    expect(new Set(taken).size).toBeGreaterThanOrEqual(TAKEN_AT_LEAST);
    expect(taken).toEqual(
      expect.arrayContaining([
        'PUT /api/v1/garage/groups/{groupId} criteria',
        'POST /api/v1/challenges/{id}/rounds/{round}/draft content.criteria',
        'POST /api/v1/challenges/{id}/rounds/{round}/submissions content.criteria',
        'POST /api/v1/challenges/{id}/rounds/{round}/content content.criteria',
        'POST /api/v1/reports text',
      ]),
    );
    expect(marks.in(api.folder).length).toBeGreaterThan(TAKEN_AT_LEAST / 2);
    expect(marks.in(api.folder, ofEvents)).toEqual([]);
  });

  it(
    'is in no byte once erased, nor in a fresh backup, nor after a restore of an older one and a rebuild',
    async () => {
      const [older, fresh] = [join(outside, 'older'), join(outside, 'fresh')];
      await api.running.app.get(NightlyDump).make(inDays(0));
      expect((await ops(api.folder, 'backup', older)).code).toBe(0);
      expect(marks.in(older).length).toBeGreaterThan(0);
      await api.running.ports.accounts.persons.startClosing(personId, inDays(0));
      await api.running.app.get(DueErasures).eraseNow(inDays(CLOSING_DAYS + 1));
      await api.running.app.get(NightlyDump).make(inDays(1));
      expect(marks.in(api.folder)).toEqual([]);
      expect((await ops(api.folder, 'backup', fresh)).code).toBe(0);
      expect(marks.in(fresh)).toEqual([]);

      await api.running.close();
      const restored = await ops(api.folder, 'restore', older);
      expect([restored.code, restored.err]).toEqual([0, '']);
      await api.start();
      for (const view of ['garages', 'round-drafts', 'rounds'])
        // One rebuild at a time.
        // oxlint-disable-next-line no-await-in-loop
        expect((await ops(api.folder, 'rebuild', view)).code).toBe(0);
      expect(marks.in(api.folder)).toEqual([]);
      rmSync(outside, { recursive: true });
      rmSync(/What was there before is in (\S+)\.\n/.exec(restored.out)?.[1] ?? '', { recursive: true });
    },
    PROCESSES_MS,
  );
});
