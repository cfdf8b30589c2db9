import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { type ItemHistory, historyLog, itemHistory, viewChanged } from '#contracts';
import { isForAdmins, isSilent, mayJoin } from '#domain';
import type { ActorId, Event } from '#kernel';
import { aPlannedEvent } from '#test/planned-event';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin, giveSecondFactor, userIdOf } from '#test/staff';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';
import { auditLog } from '#projections/audit-log/audit-log.projection';

const A_YEAR_MS = 365 * 86_400_000;
const api = apiForTests();
const cookies = { guest: '', member: '', owner: '', moderator: '', admin: '' };
type Role = keyof typeof cookies;
const roles = Object.keys(cookies) as Role[];
const ids: Record<Role, string> = { ...cookies };

beforeAll(async () => {
  cookies.admin = await anAdmin(api, 'Ada');
  for (const [role, name] of [
    ['member', 'Meg'],
    ['owner', 'Olga'],
    ['moderator', 'Mona'],
  ] as const)
    cookies[role] = await api.signUp(name);
  for (const role of roles) if (role !== 'guest') ids[role] = await userIdOf(api, cookies[role]);
  giveSecondFactor(api, ids.moderator);
  const appointed = await post(`/members/${ids.moderator}/actions`, {
    act: 'appoint-moderator',
    reason: { code: 'trusted' },
  });
  if (appointed.status !== 200) throw new Error(appointed.text);
});

const post = (path: string, body: object = {}, role: Role = 'admin') =>
  api.post(`/api/v1${path}`, body, { cookie: cookies[role], headers: { 'idempotency-key': randomUUID() } });
const get = (path: string, role: Role, since = 0) =>
  api.get(`/api/v1${path}`, {
    ...(role !== 'guest' && { cookie: cookies[role] }),
    headers: { 'x-after-position': String(since) },
  });
const isStaff = (role: Role) => role === 'moderator' || role === 'admin';
const pathOf = (kind: string, itemId: string, role: Role) =>
  `/history/${kind}/${encodeURIComponent(itemId)}${isStaff(role) ? '/for-staff' : ''}`;
const historyOf = (answer: Answer): ItemHistory => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([200, '']);
  return itemHistory.parse(answer.json());
};

/** Writes events as commands would, at the head of a stream of their own. */
const happened = async (stream: string, actor: string, ...events: readonly Event[]) => {
  const recorded = events.map((event) => ({
    ...event,
    id: randomUUID(),
    meta: { commandId: randomUUID(), commandHash: 'h', actor: actor as ActorId, at: '2026-03-01T12:00:00.000Z' },
  }));
  return (await api.running.ports.eventStore.append(stream, 'no-stream', recorded)).position;
};

describe('the history of an item', () => {
  it('tells each act in order, by whom, why, what it changed, and what the item was then', async () => {
    const made = writtenIn(await post('/planned-events', { facts: { ...aPlannedEvent, name: 'First name' } }));
    const path = pathOf('planned-event', made.id, 'moderator');
    await post(`/planned-events/${made.id}/corrections`, { changes: { rqLimit: 99 }, reason: { code: 'correction' } });
    const published = writtenIn(await post(`/planned-events/${made.id}/status`, { act: 'publish-planned-event' }));
    const whole = historyOf(await get(path, 'moderator', published.position));
    expect(whole.items.map(({ act }) => act)).toEqual(['published', 'corrected', 'created']);
    expect(whole).toMatchObject({ title: 'First name', sight: 'all', total: 3, actors: [{ name: 'Ada' }] });
    expect(whole.items[1]).toMatchObject({
      by: { as: 'person', name: 'Ada' },
      reason: 'correction',
      changes: [{ name: 'rqLimit', was: aPlannedEvent.rqLimit, is: 99 }],
    });
    const first = historyOf(await get(`${path}?at=${whole.items[2]!.id}&act=corrected`, 'moderator'));
    expect([first.total, first.items.map(({ act }) => act)]).toEqual([1, ['corrected']]);
    expect(first.at?.facts).toContainEqual({ name: 'rqLimit', is: aPlannedEvent.rqLimit });
    expect(first.at?.facts[0]).toEqual({ name: 'status', is: 'draft' });

    const page = historyOf(await get(`${path}?limit=2`, 'moderator'));
    const rest = historyOf(await get(`${path}?limit=2&after=${page.next}`, 'moderator'));
    expect([...page.items, ...rest.items].map(({ act }) => act)).toEqual(['published', 'corrected', 'created']);
    expect(problemIn(await get(`${path}?after=nonsense`, 'moderator')).code).toBe('cursor-unreadable');

    const open = historyOf(await get(pathOf('planned-event', made.id, 'guest'), 'guest'));
    expect(open.items).toMatchObject([{ act: 'published', by: { as: 'team', userId: null, name: null } }]);
    const found = historyOf(await get(`${pathOf('planned-event', made.id, 'guest')}?actor=${ids.admin}`, 'guest'));
    expect([found.total, found.actors]).toEqual([0, []]);
  });

  it('lets staff undo an act that still holds, once, by another act', async () => {
    const made = writtenIn(await post('/planned-events', { facts: { ...aPlannedEvent, name: 'Undone' } }));
    const path = pathOf('planned-event', made.id, 'moderator');
    await post(`/planned-events/${made.id}/corrections`, { changes: { rqLimit: 99 }, reason: { code: 'correction' } });
    const items = async () => historyOf(await get(path, 'moderator')).items;
    const [corrected, created] = await items();
    expect([corrected?.undo, created?.undo]).toEqual(['act', null]);
    const undo = (entryId: string, role: Role) =>
      post(`/history/planned-event/${made.id}/entries/${entryId}/undo`, {}, role);
    expect((await undo(corrected!.id, 'member')).status).toBe(403);
    expect((await undo(corrected!.id, 'moderator')).status).toBe(200);
    expect(await items()).toMatchObject([
      { act: 'corrected', reason: 'undo', undo: 'act', changes: [{ name: 'rqLimit', is: aPlannedEvent.rqLimit }] },
      { id: corrected!.id, undo: null },
      { id: created!.id },
    ]);
    expect(problemIn(await undo(corrected!.id, 'moderator')).code).toBe('changed-meanwhile');
    expect(problemIn(await undo(randomUUID(), 'moderator')).code).toBe('history-unknown');
  });

  it('calls people by the name they have, and who is gone a former player', async () => {
    const gone = await api.signUp('Gus');
    const carId = await api.aCarId(3);
    const itemId = `${carId}|222|tRoad_a00`;
    const { position } = writtenIn(
      await api.submit({ carId, tune: '222', trackCode: 'tRoad_a00', time: '24.50' }, gone),
    );
    const by = async () => historyOf(await get(pathOf('cell', itemId, 'guest'), 'guest', position)).items[0]?.by;
    expect(await by()).toMatchObject({ as: 'person', name: 'Gus' });
    const closed = await api.post('/api/v1/me/close', { password: 'long enough' }, { cookie: gone });
    expect(closed.status).toBeLessThan(300);
    await api.running.app.get(DueErasures).eraseNow(new Date(Date.now() + A_YEAR_MS).toISOString());
    expect(await by()).toEqual({ as: 'former', userId: null, name: null });
  });

  it('is told to be longer at once to whoever looks at it, and not of what', async () => {
    const socket = io(api.running.url, { transports: ['websocket'], forceNew: true });
    try {
      await socket.emitWithAck('join', ['history:planned-event']);
      const heard = new Promise((resolve) => {
        socket.on('view-changed', (change) => resolve(viewChanged.parse(change)));
      });
      const { position } = writtenIn(await post('/planned-events', { facts: { ...aPlannedEvent, name: 'Heard of' } }));
      expect(await heard).toEqual({ view: 'audit-log', channel: 'history:planned-event', keys: '*', position });
      expect(await socket.emitWithAck('join', ['members'])).toMatchObject({ ok: false });
    } finally {
      socket.close();
    }
  });

  it('is not known of what there is not', async () => {
    expect(problemIn(await get(pathOf('car', 'No_Such_Car', 'guest'), 'guest')).code).toBe('history-unknown');
    expect((await get('/history/nothing/x', 'guest')).status).toBe(400);
    expect((await get('/history', 'member')).status).toBe(403);
    expect((await get('/history/car/x/for-staff', 'owner')).status).toBe(403);
  });

  it('is found in the log of the site, by who did it, to what kind of thing, and when', async () => {
    const made = writtenIn(await post('/planned-events', { facts: { ...aPlannedEvent, name: 'For the log' } }));
    const log = async (query: string) =>
      historyLog.parse((await get(`/history?${query}`, 'moderator', made.position)).json());
    const { items } = await log(`kind=planned-event&act=created&actor=${ids.admin}&limit=1`);
    expect(items).toMatchObject([{ itemId: made.id, act: 'created', by: { name: 'Ada' } }]);
    expect((await log(`to=${new Date(Date.parse(items[0]!.at) - 1).toISOString()}&limit=1`)).items[0]?.itemId).not.toBe(
      made.id,
    );
    const first = await log('limit=2');
    const next = await log(`limit=2&after=${first.next}`);
    expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(4);
  });
});

type Secret = {
  readonly kind: string;
  readonly itemId: string;
  readonly reads: readonly Role[];
  make(): Promise<number>;
};
const SECRET = 'Zanzibar';
const loop = { loopId: randomUUID(), carId: 'Car_Of_Loop' };
const staffAlone = ['moderator', 'admin'] as const;
const madeEvent = (name: string): Event => ({
  type: 'PlannedEventMade',
  data: { eventId: name, facts: { ...aPlannedEvent, name: SECRET } },
});
const secrets: Readonly<Record<string, () => Secret>> = {
  'a draft': () => ({
    kind: 'planned-event',
    itemId: 'secret-draft',
    reads: staffAlone,
    make: () => happened('planned-event-secret-draft', ids.admin, madeEvent('secret-draft')),
  }),
  'what was a draft': () => ({
    kind: 'planned-event',
    itemId: 'was-draft',
    reads: staffAlone,
    make: () =>
      happened(
        'planned-event-was-draft',
        ids.admin,
        madeEvent('was-draft'),
        {
          type: 'PlannedEventCorrected',
          data: { eventId: 'was-draft', changes: { name: 'Open' }, reason: 'correction' },
        },
        { type: 'PlannedEventPublished', data: { eventId: 'was-draft' } },
      ),
  }),
  'a declined animation': () => ({
    kind: 'car-loop',
    itemId: `${loop.carId}|${loop.loopId}`,
    reads: ['owner', ...staffAlone],
    make: () =>
      happened(
        `loops-${loop.carId}`,
        ids.owner,
        {
          type: 'CarLoopSubmitted',
          data: { ...loop, file: 'f', width: 8, height: 6, submittedBy: ids.owner, gameVersion: SECRET },
        },
        { type: 'CarLoopDeclined', data: { ...loop, reason: SECRET } },
      ),
  }),
  'a report': () => ({
    kind: 'car-loop',
    itemId: 'Car_Of_Report|r',
    reads: staffAlone,
    make: () =>
      happened(
        'loops-Car_Of_Report',
        ids.owner,
        {
          type: 'CarLoopSubmitted',
          data: { carId: 'Car_Of_Report', loopId: 'r', file: 'f', width: 8, height: 6, submittedBy: ids.owner },
        },
        { type: 'CarLoopApproved', data: { carId: 'Car_Of_Report', loopId: 'r' } },
        {
          type: 'CarLoopReported',
          data: { carId: 'Car_Of_Report', loopId: 'r', fault: SECRET, reportedBy: ids.member },
        },
      ),
  }),
  'the hidden challenge': () => ({
    kind: 'challenge',
    itemId: 'zanzibar',
    reads: [],
    make: () =>
      happened(
        'challenge-zanzibar',
        'system:ops',
        { type: 'ChallengeCreated', data: { challengeId: 'zanzibar', facts: { name: SECRET } } },
        { type: 'ChallengeHidden', data: { challengeId: 'zanzibar' } },
      ),
  }),
  'a round of the hidden challenge': () => ({
    kind: 'round',
    itemId: 'zanzibar|1',
    reads: [],
    make: () =>
      happened('round-zanzibar-1', ids.owner, {
        type: 'RoundFilled',
        data: { challengeId: 'zanzibar', round: 1, by: ids.owner, content: { races: [], criteria: `~N~r${SECRET}` } },
      }),
  }),
  'a template of one’s own': () => ({
    kind: 'template',
    itemId: 'secret-template',
    reads: ['owner'],
    make: () =>
      happened('template-secret-template', ids.owner, {
        type: 'TemplateSaved',
        data: { templateId: 'secret-template', author: ids.owner, textId: 't', kind: 'other', deck: SECRET },
      }),
  }),
  'a private garage': () => ({
    kind: 'garage',
    itemId: ids.owner,
    reads: ['owner'],
    make: () =>
      happened(`garage-${ids.owner}`, ids.owner, {
        type: 'GarageGroupSaved',
        data: { owner: ids.owner, groupId: 'g', textId: 't', criteria: `~N~r${SECRET}`, pictureCarId: null },
      }),
  }),
  'a message to moderators': () => ({
    kind: 'report',
    itemId: 'secret-report',
    reads: ['owner', ...staffAlone],
    make: () =>
      happened('report-secret-report', ids.owner, {
        type: 'ReportMade',
        data: {
          reportId: 'secret-report',
          about: { kind: 'person', itemId: ids.member },
          owner: ids.member,
          fault: SECRET,
          reportedBy: ids.owner,
        },
      }),
  }),
  'an appeal': () => ({
    kind: 'appeal',
    itemId: 'secret-appeal',
    reads: ['owner', ...staffAlone],
    make: () =>
      happened(
        'appeal-secret-appeal',
        ids.owner,
        {
          type: 'AppealMade',
          data: {
            appealId: 'secret-appeal',
            against: { kind: 'limit', itemId: `${ids.owner}|everything` },
            appellant: ids.owner,
            decidedBy: ids.admin,
            textId: 't',
          },
        },
        { type: 'AppealRejected', data: { appealId: 'secret-appeal', reason: SECRET } },
      ),
  }),
  'a limit of an account': () => ({
    kind: 'member',
    itemId: ids.owner,
    reads: ['owner', 'admin'],
    make: () =>
      happened(`member-${ids.owner}`, ids.admin, {
        type: 'AccountLimited',
        data: { userId: ids.owner, what: SECRET, until: null, reasonCode: 'abuse' },
      }),
  }),
};

/** Each endpoint that could leak a history: its full output, for the caller. */
const exits: Readonly<Record<string, (of: Secret, role: Role, since: number) => Promise<string>>> = {
  page: async ({ kind, itemId }, role, since) => (await get(pathOf(kind, itemId, role), role, since)).text,
  log: async (_, role, since) => (await get('/history?limit=100', role, since)).text,
  stream: async (_, role, since) => (await get(`/stream?after=${since - 1}`, role)).text,
  dump: async () => {
    await api.running.app.get(NightlyDump).make(new Date().toISOString());
    return (await api.get('/api/v1/dump')).text;
  },
  export: async (_, role) => (role === 'guest' || role === 'owner' ? '' : (await get('/me/export', role)).text),
};

describe('what not everybody may know', () => {
  it.each(Object.keys(secrets))('leaves by no exit to anybody else: %s', async (name) => {
    const secret = secrets[name]!();
    const position = await secret.make();
    const faults: string[] = [];
    for (const [exit, read] of Object.entries(exits))
      for (const role of roles) {
        const isThere = (await read(secret, role, position)).toLowerCase().includes(SECRET.toLowerCase());
        const mayBe = secret.reads.includes(role);
        // A page has all of it; other exits may have a part of what the role may read.
        if (exit === 'page' ? isThere !== mayBe : isThere && !mayBe) faults.push(`${exit} ${role} ${isThere}`);
      }
    expect(faults).toEqual([]);
  });

  it('is named by the live channel to nobody: of a history only that there is news', () => {
    const channels = ['car', 'planned-event', 'round', 'member'].map((kind) => auditLog.channel(`${kind}|1`));
    const told = channels.map((channel) => (mayJoin(channel) && isSilent(channel)) || isForAdmins(channel));
    expect(told).toEqual(channels.map(() => true));
  });
});
