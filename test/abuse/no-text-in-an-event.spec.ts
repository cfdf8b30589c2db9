import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSING_DAYS } from '#contracts';
import { apiForTests } from '#test/api';
import { eventually } from '#test/eventually';
import { currentDocument, type Document, type Operation, requestFor, type Schema } from '#test/from-document';
import { addressOf, filledWith, type FieldFiller, variantsIn } from '#test/marked-request';
import { type Fill, fillForms, takeAlone } from '#test/marked-forms';
import { Marks } from '#test/marks';
import { type TextField, textFieldsOf } from '#test/text-fields';
import { rejectsMarks, unmarked } from '#test/unmarked-fields';
import { ops } from '#test/ops-process';
import { anAdmin, userIdOf } from '#test/staff';
import { done, idempotencyHeader, writing } from '#test/writing';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';

const api = apiForTests({ WEBHOOK_NETWORKS: '127.0.0.1' });
const marks = new Marks();
const ONE_RACE = 'content.races[].carId';
const A_COPY = '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36';
const PROCESSES_MS = 300_000;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const outside = mkdtempSync(join(tmpdir(), 'tdr-marks-'));

/** Operations that end the session, start one as another user, or switch off what the others write. */
const LEFT_OUT =
  /api\/(auth$|logout)|auth\/(sign|request|reset|revoke|change-password)|two-factor|me\/close|site\/(feat|maint)/;

/** Public names given by staff, which stay (`test/fitness/event-string-rules.ts`), by operation and field. */
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
let [name, staff, otherCookie] = ['', '', ''];
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

/** Values where no mark is possible: existing ids, or a mark inside a parsed text. */
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
    [/copyIds?(\[\])?$/, () => A_COPY],
    [/path:(author|userId)$/, () => other],
    [/path:groupId$/, () => (operation.includes('/garage/') ? A_COPY : '')],
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

/** A mark inside a deck or criteria, which are parsed. */
const within = ({ pattern = '', examples: [example] = [] }: Schema, mark: string): string => {
  if (pattern.includes('share=')) return `?share=~KtRoad_a00~C${world.carId}~T332&t=${mark}`;
  if (String(example).startsWith('~K')) return `~KtRoad_a00~C${mark}~T332`;
  return String(example).startsWith('~R') ? `~N${mark}` : mark;
};

const drive = async (method: string, path: string, operation: Operation, variant: number, swapped?: string) => {
  const name = `${method.toUpperCase()} ${path}`;
  const fields: string[] = [];
  const examples: string[] = [];
  const said = new Map<string, string>();
  const say: FieldFiller = (field, schema, isFree) => {
    const mark = () => {
      if (isOfStaff(path, field)) return 'Staff';
      fields.push(field);
      return within(schema, marks.next(`${name} ${field}`));
    };
    if (field === swapped) said.set(field, mark());
    if (said.has(field)) return said.get(field);
    const there = known(path, field, mark) ?? madeBefore(path, field);
    if (there !== undefined) {
      if (!there.includes('zqm')) examples.push(field);
      return there;
    }
    if (isFree && !isOfStaff(path, field)) return mark();
    if (!isFree && !schema.enum && !rejectsMarks({ name, schema }) && !isOfStaff(path, field)) examples.push(field);
    return undefined;
  };
  const filling = { document, say, variant };
  const schema = operation.requestBody?.content['application/json']?.schema;
  const url = addressOf(path, operation, filling);
  const filled = schema && (filledWith(schema, filling) as { content?: object });
  const carId = said.get(ONE_RACE) ?? world.carId;
  const body = filled?.content ? { content: { ...filled.content, races: five(carId) } } : filled;
  if (filled?.content && !path.endsWith('draft')) await post(url.replace(/\/\w+$/, '/edit-lock'), {});
  const answer = await post(url, body, method.toUpperCase() as 'POST');
  if (answer.status >= 400) return examples;
  taken.push(...fields.map((field) => `${name} ${field}`));
  const { id } = answer.text.startsWith('{') ? answer.json<{ id?: unknown }>() : {};
  if (typeof id === 'string') made.set(path, id);
  return examples;
};

const post = (url: string, body: object | undefined, method: 'POST' = 'POST') =>
  api.ask(method, url, {
    cookie: world.cookie,
    headers: idempotencyHeader(),
    ...(body && { body }),
  });

const fill: Fill = async (operation, { cookie, ...address }, body) => {
  const [, path = ''] = operation.split(' ');
  const whole = path.startsWith('/api/') ? path : `/api/v1${path}`;
  const name = `POST ${whole}`;
  const fields: string[] = [];
  const filled = body((field) => {
    fields.push(`${name} ${field}`);
    return marks.next(`${name} ${field}`);
  });
  const to = Object.entries(address).reduce(
    (url, [part, value]) => url.replace(`{${part}}`, encodeURIComponent(decodeURIComponent(String(value)))),
    whole,
  );
  const cookies = [world.cookie, ...(cookie === undefined ? [] : [String(cookie)])].join('; ');
  const answer = await api.post(to, filled, { cookie: cookies, headers: idempotencyHeader() });
  if (answer.status >= 400) throw new Error(`${operation} answered ${answer.status}: ${answer.text}`);
  taken.push(...fields);
  return answer.text.startsWith('{') ? (answer.json<{ id?: string }>().id ?? '') : '';
};

const driveAll = async () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'get' || LEFT_OUT.test(path)) continue;
      const schema = operation.requestBody?.content['application/json']?.schema;
      const shapes = schema ? variantsIn(schema, document) : 1;
      // One after the other: each creates what the next needs.
      /* oxlint-disable no-await-in-loop */
      for (let variant = 0; variant < shapes; variant += 1) {
        const examples = await drive(method, path, operation, variant);
        for (const field of examples) await drive(method, path, operation, variant, field);
        // A refused request leaves a round open for editing.
        if (examples.includes(ONE_RACE)) await drive(method, path, operation, variant);
      }
      /* oxlint-enable no-await-in-loop */
    }
};

const askAll = async () => {
  for (const { name: field, schema } of textFieldsOf(document)) {
    const [method, path = '', parameter = ''] = field.split(/ (?:query:)?/);
    const operation = document.paths[path]?.['get'];
    if (method !== 'GET' || !operation) continue;
    const { url } = requestFor(path, operation, document);
    const ofThere = url
      .replace(/(users\/|name=)[\w%]+/, '$1Quentin')
      .replace(/challenges\/[\w-]+/, `challenges/${world.challengeId}`);
    const asked = new URL(ofThere, 'http://localhost');
    asked.searchParams.set(parameter, within(schema, marks.next(field)));
    // oxlint-disable-next-line no-await-in-loop
    const answer = await api.get(`${asked.pathname}${asked.search.replaceAll('%7E', '~')}`, { cookie: world.cookie });
    if (answer.status < 400) taken.push(field);
  }
};

const cast = () => {
  const { cookie: person, other: otherId } = world;
  return { api, person, name, personId, staff, other: otherCookie, otherId };
};

const signInAgain = async () => {
  const [email, password] = [`${name}@example.org`, 'long enough'];
  const paths = ['/api/auth', '/api/auth/sign-in/email', '/api/auth/request-password-reset'];
  const answers = await Promise.all(paths.map((path) => api.post(path, { email, password })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  taken.push(...paths.map((path) => `POST ${path} email`));
};

const operationsUnderWay = async () =>
  (await api.get('/api/v1/operations/status', { cookie: world.cookie })).json<{ running: readonly object[] }>().running;

beforeAll(async () => {
  document = await currentDocument(api);
  name = marks.next('the name');
  const cookie = await anAdmin(api, name);
  personId = await userIdOf(api, cookie);
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken(`${name}@example.org`) }, { cookie });
  otherCookie = await api.signUp('Quentin');
  const other = await userIdOf(api, otherCookie);
  world = { cookie, other, carId: '', challengeId: '' };
  await takeAlone(cast(), fill);
  staff = await anAdmin(api, 'Rudolf');
  const { items } = (await api.get('/api/v1/challenges')).json<{ items: { challengeId: string }[] }>();
  world = { cookie, other, carId: await api.aCarId(), challengeId: items[0]?.challengeId ?? '' };
  const { post: write } = writing(api);
  done(await write(otherCookie, `cars/${world.carId}/reviews/mine`, { text: 'It is fast.' }));
  const about = { kind: 'page', itemId: '/about' };
  const group = {
    name: 'Kombi',
    link: 'https://example.org/k',
    platform: 'discord',
    kind: 'public',
    countries: ['DE'],
  };
  const submitted = done(await write(otherCookie, 'groups', { ...group, language: 'de', size: 3 }));
  made.set('group', submitted.id);
  await post(`/api/v1/queue/group/${submitted.id}/decision`, { outcome: 'approved', seen: 1 });
  made.set('report', done(await write(otherCookie, 'reports', { about, fault: 'question' })).id);
});

const ofEvents = (file: string): boolean => /\/(log\.sqlite|views\/)/.test(file);

describe('a person who writes marks wherever a text may stand', () => {
  it(
    'has written one in every text of every operation, but in those that say why not',
    async () => {
      taken.push('POST /api/auth/sign-up/email name', 'POST /api/auth/sign-up/email email');
      await signInAgain();
      await fillForms(cast(), fill);
      await driveAll();
      await askAll();
      await eventually(async () => expect(await operationsUnderWay()).toEqual([]), { timeout: 20_000 });
      const fields = textFieldsOf(document);
      const marked = new Set(taken);
      const isListed = (field: TextField) => unmarked.some(([name]) => name.test(field.name)) || rejectsMarks(field);
      const names = (some: readonly TextField[]) => some.map((field) => field.name);
      expect(names(fields.filter((field) => !marked.has(field.name) && !isListed(field)))).toEqual([]);
      expect(names(fields.filter((field) => marked.has(field.name) && isListed(field)))).toEqual([]);
      expect(unmarked.filter(([name]) => !fields.some((field) => name.test(field.name)))).toEqual([]);
    },
    PROCESSES_MS,
  );

  it('is in no event and in no view', () => {
    expect(marks.in(api.folder).length).toBeGreaterThan(40);
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
      const rebuilt = await ops(api.folder, 'rebuild', 'all');
      expect([rebuilt.code, rebuilt.err]).toEqual([0, '']);
      expect(marks.in(api.folder)).toEqual([]);
      rmSync(outside, { recursive: true });
      rmSync(/What was there before is in (\S+)\.\n/.exec(restored.out)?.[1] ?? '', { recursive: true });
    },
    PROCESSES_MS,
  );
});
