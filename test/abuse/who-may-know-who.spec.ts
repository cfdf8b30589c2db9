import { randomUUID } from 'node:crypto';
import { eventually } from '#test/eventually';
import { strFromU8, unzipSync } from 'fflate';
import { io, type Socket } from 'socket.io-client';
import {
  api as endpoints,
  type ChannelAck,
  descriptionOf,
  type Endpoint,
  historyKindsOfStaff,
  type ViewChanged,
} from '#contracts';
import { ADMIN_CHANNELS, openHistoryKinds } from '#domain';
import type { ActorId, Event } from '#kernel';
import { aPlannedEvent } from '#test/planned-event';
import { aChallenge, content } from '#test/a-round';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { currentDocument, type Document, requestFor } from '#test/from-document';
import { ops } from '#test/ops-process';
import { queueActionBodies, declined } from '#test/queue-action-bodies';
import { anAdmin, giveSecondFactor, userIdOf } from '#test/staff';
import { differing, missingInAnswer } from '#test/answer-shape';
import { done as written, isDone, since, writing } from '#test/writing';
import { ShortOfStaff } from '../../apps/api/src/queue/short-of-staff.ts';

/**
 * Only those concerned see who did what. Users with unique names each do one thing that not everyone may see, and every
 * GET of the API is called as every user: unauthorised callers get neither a name nor an id nor a text of it.
 */
const HIDDEN = 'the-vault';
const api = apiForTests({ HIDDEN_CHALLENGE: HIDDEN, LIMIT_KEYS_PER_MINUTE: '1000000' });
const people = ['ada', 'moe', 'adi', 'mira', 'maud', 'lim', 'rita', 'rona', 'hilda', 'bob'] as const;
type Person = (typeof people)[number];
const staff: readonly Person[] = ['ada', 'moe', 'adi', 'mira', 'maud'];
const nameOf = (person: Person) => `${person[0]?.toUpperCase()}${person.slice(1)}zanzibar`;
const cookies = Object.fromEntries(people.map((one) => [one, ''])) as Record<Person, string>;
const ids = { ...cookies };
const WORDS = 'Quetzalcoatl says so';
let document: Document;
const SLOW = { timeout: 60_000 };
let carId = '';
let head = 0;

const send = async (path: string, by: Person, body: object = {}) => {
  const answer = await writing(api).post(cookies[by], path, body);
  if (isDone(answer)) head = Math.max(head, writtenIn(answer).position);
  return answer;
};
const done = async (path: string, by: Person, body: object = {}) => written(await send(path, by, body));
const get = (path: string, by?: Person) =>
  api.get(path, {
    ...(by && { cookie: cookies[by] }),
    headers: since(head),
  });
const happened = async (stream: string, actor: string, ...events: readonly Event[]) => {
  const store = api.running.ports.eventStore;
  const recorded = events.map((event) => ({
    ...event,
    id: randomUUID(),
    meta: { commandId: randomUUID(), commandHash: 'h', actor: actor as ActorId, at: new Date().toISOString() },
  }));
  const last = (await store.read(stream)).at(-1);
  head = Math.max(head, (await store.append(stream, last ? last.revision : 'no-stream', recorded)).position);
};

beforeAll(async () => {
  document = await currentDocument(api);
  carId = await api.aCarId();
  for (const one of people) {
    const isAdmin = one === 'ada' || one === 'adi';
    cookies[one] = isAdmin ? await anAdmin(api, nameOf(one)) : await api.signUp(nameOf(one));
    ids[one] = await userIdOf(api, cookies[one]);
    const isModerator = one === 'moe' || one === 'mira' || one === 'maud';
    if (!isModerator) continue;
    giveSecondFactor(api, ids[one]);
    await done(`/members/${ids[one]}/actions`, 'ada', { act: 'appoint-moderator', reason: { code: 'trusted' } });
  }
  for (const one of reported) await makeThingsOf(one);
  // The attributes of an account are cached for a while.
  for (const one of reported)
    await eventually(async () => {
      if (!(await get('/api/getUser', one)).json<{ mod: boolean }>().mod) throw new Error(`${one} is no staff yet`);
    }, SLOW);
});

const reported = ['moe', 'adi'] as const;
type Reported = (typeof reported)[number];
const reporterOf = { moe: 'rita', adi: 'rona' } as const satisfies Record<Reported, Person>;
const things: Partial<Record<Reported, { readonly group: string; readonly loop: string; readonly carId: string }>> = {};
const thingsOf = (one: Reported) => {
  const found = things[one];
  if (!found) throw new Error('they have things');
  return found;
};
const loopStream = (one: Reported) => `loops-Car_Of_${one}`;

const makeThingsOf = async (one: Reported) => {
  await done(`/cars/${encodeURIComponent(carId)}/reviews/mine`, one, { text: 'A fine car.' });
  const facts = { platform: 'discord', kind: 'public', countries: ['DE'], language: 'de', size: 9 };
  const { id: group } = await done('/groups', one, {
    ...facts,
    name: `Group of ${one}`,
    link: 'https://example.org/g',
  });
  await done(`/queue/group/${group}/decision`, 'ada', { outcome: 'approved', seen: 1 });
  const loop = { carId: `Car_Of_${one}`, loopId: randomUUID() };
  const sent = { ...loop, file: 'f', width: 8, height: 6, submittedBy: ids[one] };
  await happened(loopStream(one), ids[one], { type: 'CarLoopSubmitted', data: sent });
  await happened(loopStream(one), ids.ada, { type: 'CarLoopApproved', data: loop });
  things[one] = { group, loop: loop.loopId, carId: loop.carId };
};

const itemsOf = (one: Reported, reportId: string) => {
  const { group, loop, carId: ofLoop } = thingsOf(one);
  return [
    ['report', reportId],
    ['car-review', `${carId}|${ids[one]}`],
    ['group', group],
    ['car-loop', `${ofLoop}|${loop}`],
  ] as const;
};

/** Responses about the process itself, without users; or that differ each time. */
const VOLATILE =
  /^\/(api\/v1\/(operations|status|dump|stream|recap)|health|metrics)|client\.tgz|export$|passkey\/generate/;

const answersTo = async (person: Person | undefined): Promise<ReadonlyMap<string, string>> => {
  const answers = new Map<string, string>();
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation || VOLATILE.test(path)) continue;
    const { url } = requestFor(path, operation, document);
    const answer = await get(url, person);
    if (answer.status < 500) answers.set(url, `${answer.status} ${answer.text}`);
  }
  return answers;
};

const answersAbout = async (
  items: readonly (readonly [kind: string, itemId: string])[],
  person: Person | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const urls = items.flatMap(([kind, itemId]) => {
    const of = `${kind}/${encodeURIComponent(itemId)}`;
    return [`/api/v1/queue/${of}`, `/api/v1/history/${of}`, `/api/v1/history/${of}/for-staff`, `/api/v1/appeals/${of}`];
  });
  const log = [
    `kind=report`,
    `kind=car-review`,
    `kind=car-loop`,
    `kind=group`,
    `actor=${ids.rita}`,
    `actor=${ids.rona}`,
    'limit=1',
  ];
  const more = [
    ...log.map((query) => `/api/v1/history?${query}`),
    ...['', '?limit=1', '?kind=report', '?kind=car-review', '?kind=group', '?kind=car-loop'].map(
      (query) => `/api/v1/queue${query}`,
    ),
    ...['open', 'hidden', 'dismissed'].map((list) => `/api/v1/car-reviews/reported?list=${list}`),
    ...(['rita', 'rona'] as const).map((who) => `/api/v1/bulk-actions/preview?act=undo-acts&name=${nameOf(who)}`),
    `/api/v1/cars/${encodeURIComponent(carId)}/reviews`,
  ];
  const answers = new Map<string, string>();
  for (const url of [...urls, ...more]) {
    const { status, text } = await get(url, person);
    answers.set(url, `${status} ${text}`);
  }
  return answers;
};

const exportOf = async (person: Person): Promise<string> => {
  const answer = await api.running.app.inject({ url: '/api/v1/me/export', headers: { cookie: cookies[person] } });
  return Object.values(unzipSync(answer.rawPayload))
    .map((bytes) => strFromU8(bytes))
    .join('\n');
};

const all = (...answers: readonly ReadonlyMap<string, string>[]) => new Map(answers.flatMap((one) => [...one]));
const refusals = async (items: readonly (readonly [kind: string, itemId: string])[], person: Person) => {
  const codes: Record<string, string> = {};
  for (const [kind, itemId] of items)
    for (const [act, body] of Object.entries(queueActionBodies)) {
      const answer = await send(`/queue/${kind}/${encodeURIComponent(itemId)}/${act}`, person, body[kind] ?? body['']);
      codes[`${act} ${kind}`] = answer.status < 300 ? answer.text : problemIn(answer).code;
    }
  return codes;
};
describe.each(reported)('when others tell the team of %s of the staff', (one) => {
  it('nothing at all has happened to whom it is about: no answer, count, page or refusal is another', async () => {
    const none = itemsOf(one, randomUUID());
    const before = all(await answersTo(one), await answersAbout(none, one));
    const refusedBefore = await refusals(none, one);
    const heard = await Promise.all(
      ([one, undefined, 'mira'] as const).map(async (person) => hearing(person, person ? ofStaff : ofAnybody)),
    );
    const told = itemsOf(one, await tellOf(one));
    const after = all(await answersTo(one), await answersAbout(none, one));
    expect(differing(before, after)).toEqual([]);
    expect(await refusals(told, one)).toEqual(refusedBefore);
    const texts = [
      ...(await answersAbout(told, one)).values(),
      ...(await answersTo(one)).values(),
      await exportOf(one),
    ];
    expect(among(secretsOf(one), texts)).toEqual([]);
    expect(among(secretsOf(one), [...(await answersAbout(told, 'mira')).values()])).toEqual(secretsOf(one));
    // They are not counted among the possible deciders either.
    const theirs = (await get(`/api/v1/queue/report/${told[0][1]}`, 'mira')).json<{ item: { able: number } }>();
    expect(theirs.item.able).toBe(staff.length - 1);
    // Nor when it was dismissed.
    const [[, reportId], [, reviewId], [, groupId]] = told;
    await done(`/queue/report/${reportId}/decision`, 'mira', declined('nothing-wrong'));
    await done(`/queue/car-review/${encodeURIComponent(reviewId)}/decision`, 'mira', declined('fine'));
    await done(`/queue/group/${groupId}/decision`, 'mira', { outcome: 'approved', seen: 2 });
    const settled = all(await answersTo(one), await answersAbout(none, one));
    expect(differing(before, settled)).toEqual([]);
    // A socket does not reveal a change either, to them or to other listeners.
    await done('/planned-events', 'ada', { facts: { ...aPlannedEvent, name: `Heard of after ${one}` } });
    await eventually(() => expect(heard.map((views) => views.has('planned-events'))).toEqual([true, true, true]), SLOW);
    const [toThem, toAnybody, toStaff] = heard.map((views) => [...views].filter((view) => !OF_EVENTS.includes(view)));
    expect([toThem, toAnybody, toStaff]).toEqual([[], [], expect.arrayContaining(['review-queue'])]);
  });
});

const OF_EVENTS = ['planned-events', 'planned-event-history', 'audit-log'];
const ofAnybody = [
  'catalogue',
  'car-photos',
  'car-loops',
  'records',
  'site',
  'challenges',
  'planned-events',
  'groups',
  ...openHistoryKinds.map((kind) => `history:${kind}`),
];
const ofStaff = [...ofAnybody, 'own-account', 'queue', ...historyKindsOfStaff.map((kind) => `history:${kind}`)].filter(
  (channel) => !['history:member', 'history:operation', 'history:file-read'].includes(channel),
);

const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.close()));
const listening = (person?: Person) => {
  const extraHeaders: Record<string, string> = person ? { cookie: cookies[person] } : {};
  const socket = io(api.running.url, { transports: ['websocket'], forceNew: true, extraHeaders });
  sockets.push(socket);
  return socket;
};

const hearing = async (person: Person | undefined, channels: readonly string[]): Promise<ReadonlySet<string>> => {
  const views = new Set<string>();
  const socket = listening(person);
  expect(((await socket.emitWithAck('join', channels)) as ChannelAck).ok).toBe(true);
  socket.on('view-changed', ({ view }: ViewChanged) => views.add(view));
  return views;
};

const secretsOf = (one: Reported) => [ids[reporterOf[one]], nameOf(reporterOf[one]), `${WORDS} of ${one}`];
const among = (words: readonly string[], texts: readonly string[]) =>
  words.filter((word) => texts.some((text) => text.replaceAll(ASKED_FOR, '').includes(word)));
const ASKED_FOR = /^\d+ \{"person":\{[^}]*\}/g;

/** Reports them, and everything of theirs; returns the id of the report on the user. */
const tellOf = async (one: Reported): Promise<string> => {
  const by = reporterOf[one];
  const { group, loop, carId: ofLoop } = thingsOf(one);
  const told = { about: { kind: 'person', itemId: ids[one] }, fault: 'insult', text: `${WORDS} of ${one}.` };
  const { id } = await done('/reports', by, told);
  const reason = { code: 'insult', text: `${WORDS} of ${one}, too.` };
  await done(`/cars/${encodeURIComponent(carId)}/reviews/${ids[one]}/report`, by, { reason });
  await done(`/groups/${group}/reports`, by, { fault: 'link' });
  const report = { carId: ofLoop, loopId: loop, fault: 'unfit', reportedBy: ids[by] };
  await happened(loopStream(one), ids[by], { type: 'CarLoopReported', data: report });
  return id;
};

const questions = Object.values<Readonly<Record<string, Endpoint>>>(endpoints)
  .flatMap((group) => Object.values(group))
  // Sessions are served by the library that stores them: each user's to themselves.
  .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/auth/'));
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:(\w+)/g, '{$1}');
describe('who of the staff acts', () => {
  const exits = async (person: Person | undefined, items: readonly (readonly [string, string])[]) => [
    ...(await answersTo(person)).entries(),
    ...(await answersAbout(items, person)).entries(),
    ...(person ? [['export', await exportOf(person)] as const] : []),
  ];

  it('is told to staff alone, by no answer and no export to whom it is done, nor to anybody else', async () => {
    const reason = { code: 'spam', text: 'Too many links.' };
    await done(`/cars/${encodeURIComponent(carId)}/reviews/mine`, 'lim', { text: 'Slow.' });
    const group = { name: 'Lims', link: 'https://example.org/l', platform: 'discord', kind: 'public' };
    const more = { countries: ['DE'], language: 'de', size: 9 };
    const { id: groupId } = await done('/groups', 'lim', { ...group, ...more });
    const { id: second } = await done('/groups', 'lim', { ...group, ...more, name: 'Lims too' });
    await done(`/queue/group/${groupId}/claim`, 'maud');
    await done(`/queue/group/${groupId}/question`, 'maud', { text: 'Is it yours?' });
    await done(`/queue/group/${groupId}/answer`, 'lim', { text: 'It is.' });
    await done(`/queue/group/${groupId}/decision`, 'maud', { outcome: 'declined', seen: 1, reason: { code: 'spam' } });
    await done(`/queue/group/${second}/claim`, 'maud');
    const hiding = { reason: { code: 'insult' }, seen: 1 };
    await done(`/cars/${encodeURIComponent(carId)}/reviews/${ids.lim}/hide`, 'maud', hiding);
    await done(`/members/${ids.lim}/short-limits`, 'maud', { what: 'everything', days: 3, reason });
    await done(`/appeals/limit/${encodeURIComponent(`${ids.lim}|everything`)}`, 'lim', { text: 'Not me.' });
    const items = [
      ['group', groupId],
      ['group', second],
      ['car-review', `${carId}|${ids.lim}`],
      ['member', ids.lim],
    ] as const;
    const named = new RegExp(`${ids.maud}|${nameOf('maud')}`);
    for (const person of ['lim', 'bob', undefined] as const) {
      const all = await exits(person, items);
      // A staff role is public: no name may imitate its mark.
      const found = all.filter(([url, text]) => url !== '/api/v1/staff-names' && named.test(text));
      expect([person, found]).toEqual([person, []]);
    }
    const toStaff = (await exits('mira', items)).map(([, text]) => text).join('\n');
    expect(toStaff).toContain(nameOf('maud'));
  });

  it('is not told by a field that no contract names', async () => {
    const faults: string[] = [];
    for (const person of ['lim', 'bob', 'mira', 'ada', undefined] as const)
      for (const endpoint of questions) {
        const operation = document.paths[pathOf(endpoint)]?.['get'];
        const { answer } = descriptionOf(endpoint);
        if (!operation || !answer) continue;
        const found = await get(requestFor(pathOf(endpoint), operation, document).url, person);
        if (found.status !== 200 || !String(found.headers['content-type']).startsWith('application/json')) continue;
        const lost = missingInAnswer(found.json(), answer.safeParse(found.json()).data);
        faults.push(...lost.map((at) => `${endpoint.path} ${at}`));
      }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('labels nothing as theirs in an export that another member wrote', async () => {
    const text = `${WORDS} of Bob.`;
    await done(`/cars/${encodeURIComponent(carId)}/reviews/mine`, 'bob', { text: 'Quick.' });
    const report = { reason: { code: 'insult', text } };
    await done(`/cars/${encodeURIComponent(carId)}/reviews/${ids.bob}/report`, 'rita', report);
    expect(among([ids.rita, nameOf('rita'), text], [await exportOf('bob')])).toEqual([]);
    expect(await exportOf('rita')).toContain(text);
  });
});

const names = (text: string, words: readonly string[]) =>
  words.some((word) => text.replaceAll(/"facts":\{[^}]*\}/g, '').includes(word));

describe('a round of a challenge that is hidden', () => {
  it('stands in nobody’s queue, is counted nowhere, and can be neither claimed nor decided', async () => {
    const of = { challengeId: HIDDEN, round: 1 };
    const rounds = async () =>
      (await get('/api/v1/queue', 'mira')).json<{ waiting: Record<string, number> }>().waiting['round'];
    const before = await rounds();
    const submissionId = randomUUID();
    await happened(`challenge-${HIDDEN}`, ids.ada, {
      type: 'ChallengeCreated',
      data: { challengeId: HIDDEN, facts: aChallenge({ name: 'The Vault' }).facts },
    });
    await happened(`round-${HIDDEN}-1`, ids.hilda, {
      type: 'RoundSubmitted',
      data: { ...of, submissionId, submittedBy: ids.hilda, content: content() },
    });
    await happened(`challenge-${HIDDEN}`, 'system:ops', { type: 'ChallengeHidden', data: { challengeId: HIDDEN } });
    const itemId = `${HIDDEN}|1|${submissionId}`;
    for (const person of ['mira', 'ada', 'hilda', undefined] as const) {
      const answers = all(await answersTo(person), await answersAbout([['round', itemId]], person));
      const named = person === 'hilda' ? [submissionId] : [submissionId, ids.hilda, nameOf('hilda')];
      // Contributions are counted before anything of them is hidden.
      const found = [...answers].filter(([url, text]) => url !== '/api/v1/contributors' && names(text, named));
      expect([person, found]).toEqual([person, []]);
    }
    expect(await rounds()).toBe(before);
    const unknown = await refusals([['round', `${HIDDEN}|1|${randomUUID()}`]], 'mira');
    expect(await refusals([['round', itemId]], 'mira')).toEqual(unknown);
  });
});

describe('a channel of the live room', () => {
  const mayJoin = async (socket: Socket, channel: string) =>
    ((await socket.emitWithAck('join', [channel])) as ChannelAck).ok;
  const closed = ['queue', 'imports', ...historyKindsOfStaff.map((kind) => `history:${kind}`)];

  it.each([...closed, 'members', 'operations', 'owner:x', 'admin:x', 'staff:x', 'car-review-reports', 'user:x'])(
    'is closed to whom it is not for: %s',
    async (channel) => {
      const asked = [undefined, 'bob', 'mira', 'ada'] as const;
      const joined = await Promise.all(asked.map((person) => mayJoin(listening(person), channel)));
      const isOfStaff = closed.includes(channel);
      expect(joined).toEqual([false, false, isOfStaff, isOfStaff || ADMIN_CHANNELS.includes(channel)]);
    },
  );

  it('closes with the role, at once', async () => {
    const socket = listening('maud');
    expect(await mayJoin(socket, 'queue')).toBe(true);
    const heard: ViewChanged[] = [];
    const isClosed = new Promise<void>((resolve) => {
      socket.on('view-changed', (change: ViewChanged) => {
        heard.push(change);
        if (change.channel === 'queue') resolve();
      });
    });
    await done(`/members/${ids.maud}/actions`, 'ada', { act: 'dismiss-moderator', reason: { code: 'asked' } });
    await isClosed;
    expect(await mayJoin(socket, 'queue')).toBe(false);
    expect((await socket.emitWithAck('join', ['own-account'])) as ChannelAck).toMatchObject({
      joined: ['own-account'],
    });
    expect(heard.filter(({ channel }) => channel === 'queue')).toHaveLength(1);
  });
});

describe('where the only one of the staff is told of', () => {
  const small = apiForTests();

  it('the command line shows it, and the site to nobody who may not know', async () => {
    const solo = await anAdmin(small, 'Solo');
    const wanda = await small.signUp('Wanda');
    const about = { kind: 'person', itemId: await userIdOf(small, solo) };
    const told = { about, fault: 'insult', text: 'He shouts.' };
    const made = written(await writing(small).post(wanda, 'reports', told));
    const after = { cookie: solo, headers: since(made.position) };
    const list = (await small.get('/api/v1/queue?kind=report', after)).json<{ items: object[]; waiting: object }>();
    expect([list.items, list.waiting]).toMatchObject([[], { report: 0 }]);
    await small.running.app.get(ShortOfStaff).tell();
    const { items } = (await small.get('/api/v1/notifications', after)).json<{ items: { itemId: string }[] }>();
    expect(items.filter(({ itemId }) => itemId === made.id)).toEqual([]);
    const { code, out } = await ops(small.folder, 'reports');
    expect([code, ['Solo', 'Wanda', 'insult', 'He shouts.'].filter((word) => !out.includes(word))]).toEqual([0, []]);
    await anAdmin(small, 'Second');
    expect((await ops(small.folder, 'reports')).out).not.toContain('Wanda');
  });
});
