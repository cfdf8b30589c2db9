import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Marks } from '#test/marks';
import { ops } from '#test/ops-process';
import { openAccountRows } from '#accounts';
import { starterSeed, eventTypes, upcasters } from '#domain';
import { commandMeta, eventIdOf, openEventStore, runJob } from '#event-store';
import type { ActorId, Event, Recorded } from '#kernel';
import { isMadeId } from '#racing';

const PROCESSES_MS = 180_000;
const marks = new Marks();
const [name, part, brand, other, page, request, car, copy, group, picture] = [
  'name',
  'part',
  'brand',
  'draft',
  'page',
  'request',
  'car',
  'copy',
  'group',
  'picture',
].map((place) => marks.next(place));
const ann = 'ann' as ActorId;
const round = { challengeId: 'alpine', round: 1 };
const content = { races: [], criteria: `~N${other}~cS~r${brand},Honda` };
const made = randomUUID();
const aCopy = { carId: 'Honda_NSX_2016', points: '332', since: null, won: 0, lost: 0, drawn: 0, locked: false };
const copyOf = (copyId: string | undefined) => ({ copyId, ...aCopy });
let outside: string;
let folder: string;

const withLog = async <Result>(work: (log: Awaited<ReturnType<typeof openEventStore>>) => Promise<Result>) => {
  const log = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  try {
    return await work(log);
  } finally {
    await log.close();
  }
};
const events = () => withLog(async (log) => (await log.readAll(0, 100_000)).events);
const text = async (id: string) => {
  const rows = await openAccountRows(`sqlite:${join(folder, 'accounts.sqlite')}`);
  const bodies = await rows.texts.bodies([id]);
  await rows.close();
  return bodies.get(id);
};

/** As an earlier release wrote it. */
const stored: readonly (readonly [stream: string, event: Event])[] = [
  [
    'garage-ann',
    {
      type: 'GarageGroupSaved',
      data: {
        owner: ann,
        groupId: group,
        textId: 'words',
        criteria: `~N${part}~r${brand},Honda`,
        pictureCarId: picture,
      },
    },
  ],
  ['garage-removed', { type: 'GarageGroupRemoved', data: { owner: ann, groupId: group } }],
  ['garage-copies', { type: 'GarageCopiesKept', data: { owner: ann, copies: [copyOf(copy), copyOf(made)] } }],
  ['garage-note', { type: 'GarageNoteWritten', data: { owner: ann, copyId: copy, textId: 'a-note' } }],
  ['garage-fewer', { type: 'GarageCopiesRemoved', data: { owner: ann, copyIds: [made, copy] } }],
  ['draft-round-alpine-1|ann', { type: 'RoundDraftSaved', data: { ...round, by: ann, content } }],
  ['round-alpine-1', { type: 'RoundSubmitted', data: { ...round, submissionId: 's', submittedBy: ann, content } }],
  ['round-alpine-2', { type: 'RoundFilled', data: { ...round, round: 2, by: ann, content } }],
  [
    'report-r',
    {
      type: 'ReportMade',
      data: {
        reportId: 'r',
        about: { kind: 'page', itemId: `/userTimes/${page}` },
        fault: 'question',
        reportedBy: ann,
      },
    },
  ],
  [
    'import-2026-9',
    {
      type: 'ImportAdvanced',
      data: {
        importId: '2026-9',
        lines: 3,
        added: 0,
        changed: 0,
        unchanged: 0,
        refused: 1,
        refusals: [{ line: 3, reason: `${car} is no car there is` }],
      },
    },
  ],
];

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'tdr-words-'));
  folder = join(outside, 'data');
  mkdirSync(join(folder, 'views'), { recursive: true });
  await withLog(async (log) => {
    await runJob(log, starterSeed, '2026-03-01T12:00:00.000Z');
    for (const [at, [stream, event]] of stored.entries()) {
      const made = {
        name: 'Before',
        data: event.data,
        actor: ann,
        idempotencyKey: String(at),
        now: '2026-03-01T12:00:00.000Z',
      };
      const { now, commandId, commandHash } = commandMeta(made);
      const meta = { commandId, commandHash, actor: ann, at: now, correlationId: `${request}-of-mine` };
      // One after the other, in their original order.
      // oxlint-disable-next-line no-await-in-loop
      await log.append(stream, 'no-stream', [{ ...event, id: eventIdOf(meta, 0), meta }]);
    }
  });
  const accounts = new DatabaseSync(join(folder, 'accounts.sqlite'));
  accounts.exec('CREATE TABLE texts (id TEXT PRIMARY KEY, owner TEXT NOT NULL, about TEXT, body TEXT NOT NULL)');
  accounts.prepare("INSERT INTO texts VALUES ('words', ?, NULL, ?)").run(ann, name ?? '');
  accounts.close();
});
afterAll(() => rmSync(outside, { recursive: true }));

const places = ({ id, position, stream, revision, type }: Recorded) => ({ id, position, stream, revision, type });
const ofPersons = (all: readonly Recorded[]) => all.filter(({ meta }) => meta.actor === ann);

describe('words in a log from before', () => {
  it(
    'are taken out once: into texts, or away; ids and positions stay',
    async () => {
      const before = await events();
      const inLog = (file: string) => file.includes('log.sqlite');
      expect(marks.in(folder, inLog).length).toBe(9);
      const backup = join(outside, 'copy');
      expect((await ops(folder, 'backup', backup)).code).toBe(0);

      const done = await ops(folder, 'redact-words');
      expect([done.code, done.err, done.out]).toEqual([0, '', expect.stringContaining('without their words: 10')]);
      expect(marks.in(folder, inLog)).toEqual([]);
      expect(existsSync(join(folder, 'views'))).toBe(false);
      expect(await text('words')).toBe(`${name}\n~N${part}~r${brand},Honda`);

      const after = await events();
      const redacted = ofPersons(after);
      expect(after.filter(({ position }) => before.some((one) => one.position === position)).map(places)).toEqual(
        before.map(places),
      );
      const asked = redacted.map(({ version, data }) => [version, data as { criteria?: string; content?: object }]);
      const [{ groupId: groupNow = '' } = {}, , , { copyId: copyNow = '' } = {}] = redacted.map(
        ({ data }) => data as { groupId?: string; copyId?: string },
      );
      expect([groupNow, copyNow].filter(isMadeId)).toHaveLength(2);
      expect(asked).toMatchObject([
        [2, { groupId: groupNow, pictureCarId: null, criteria: '~N~rHonda' }],
        [1, { groupId: groupNow }],
        [1, { copies: [copyOf(copyNow), copyOf(made)] }],
        [1, { copyId: copyNow, textId: 'a-note' }],
        [1, { copyIds: [made, copyNow] }],
        [2, { content: { criteria: '~N~cS~rHonda' } }],
        [2, { content: { criteria: '~N~cS~rHonda' } }],
        [2, { content: { criteria: '~N~cS~rHonda' } }],
        [1, { about: { kind: 'page', itemId: '/' } }],
        [1, { refusals: [{ line: 3, reason: 'car-unknown' }] }],
      ]);
      expect(redacted.every(({ meta }) => meta.correlationId === undefined)).toBe(true);
      expect((await ops(folder, 'redact-words')).out).toContain('without their words: 0');

      const restored = await ops(folder, 'restore', backup);
      expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('without their words again: 10')]);
      expect(marks.in(folder, inLog)).toEqual([]);
    },
    PROCESSES_MS,
  );
});
