import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { type EventStore, type NewEvent, openEventStore } from '#event-store';
import { storeDump, type OpenData } from '#open-data';
import { projections } from '#projections';
import { cars } from '#projections/cars/cars.projection';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { type AnyProjection, type Doc, openReadStore, type ReadStore, rebuildView } from '#read-store';
import { compareViews } from './compare-views.ts';
import { sampleViews, sampledViews } from './sample-views.ts';
import { equalities } from './equalities.ts';

/** Each of these events concerns an item in some view, with its own stream. */
const FACTS = [
  'LapTimeAccepted.v1',
  'CarRevised.v2',
  'PendingCarAdded.v1',
  'GroupSubmitted.v1',
  'CarPhotoApproved.v1',
  'RoundSubmissionApproved.v1',
  'GarageNoteWritten.v1',
  'GarageShared.v1',
  'GarageCountingAgreed.v1',
];
const LATER = 'RoundSolved.v1';
const viewsOf = new Set(equalities.flatMap(({ views, names }) => [...views, ...names.map(({ view }) => view.name)]));
const NIGHT = '2026-12-01T00:10:00.000Z';

let folder: string;
let eventStore: EventStore;
let readStore: ReadStore;

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../test/fixtures/events/${name}.json`, import.meta.url), 'utf8')) as {
    readonly before: readonly string[];
    readonly event: NewEvent & { readonly stream: string };
  };

const append = async (name: string): Promise<void> => {
  const { before, event } = fixture(name);
  for (const earlier of before) await append(earlier);
  await appendAlone(event);
};

const appendAlone = async ({ stream, ...fact }: ReturnType<typeof fixture>['event']): Promise<void> => {
  const after = (await eventStore.read(stream)).length;
  // Fixtures of one kind can have the same ids.
  const made = { ...fact, id: randomUUID(), meta: { ...fact.meta, commandId: randomUUID() } };
  await eventStore.append(stream, after === 0 ? 'no-stream' : after - 1, [made]);
};

const projectionOf = (view: string): AnyProjection => projections.find(({ name }) => name === view)!;
const rebuild = (view: string) => rebuildView({ eventStore, readStore, projection: projectionOf(view) });

const openData = (): OpenData => ({
  lapTimes: readStore.view(lapTimes as never),
  cars: readStore.view(cars as never),
  leftOut: new Set(),
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'equalities-'));
  eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  for (const name of FACTS) await append(name);
  await appendAlone(fixture(LATER).event);
  for (const view of viewsOf) await rebuild(view);
  await storeDump(readStore.assets, openData(), NIGHT);
}, 60_000);
afterAll(async () => {
  await readStore.close();
  await eventStore.close();
  rmSync(folder, { recursive: true });
});

/** Replaces the first document of a view by one that differs from the log; null: removes it. */
const plant = async (view: string, change: (doc: Doc) => Doc | null, isOne = isOf(view)): Promise<void> => {
  const writer = readStore.writer(projectionOf(view));
  await writer.checkpoint();
  const { key, position, doc } = (await writer.page(undefined, 50)).find(({ doc: one }) => one !== null && isOne(one))!;
  await writer.write({ documents: [{ key, position: position + 1, doc: change(doc!) }], parked: [] });
};

/** Of a year only times and solutions are compared. */
const isOf =
  (view: string, name?: string) =>
  ({ kind }: Doc): boolean =>
    view !== 'recap-activities' || kind === (name === 'solved-rounds' ? 'solution' : 'time');

const OF_TIMES = ['current-time', 'best-times', 'dump', 'times-of-car'];
const cut = (): null => null;
/**
 * Views where a smaller fault must be found, and where the same removal on both sides would look equal, and another
 * equality finds it.
 */
const planted: Readonly<Record<string, (doc: Doc) => Doc | null>> = {
  'history-of-cell of lap-time-submissions': (doc) => ({ ...doc, withdrawn: true }),
  'solved-rounds of recap-activities': (doc) => ({ ...doc, void: { at: NIGHT, why: 'declined' } }),
  'garage of garage-copies': (doc) => ({ ...doc, copies: [] }),
  'record-holder of records': (doc) => ({ ...doc, turns: [] }),
  'record-holder of race-stat-changes': (doc) => ({ ...doc, since: '99', moments: [] }),
};

describe('views that must be equal', () => {
  it('are, as the log makes them, and nothing is left out', async () => {
    const found = await compareViews({ eventStore, readStore });
    expect(found.filter(({ differing }) => differing > 0)).toEqual([]);
    expect(found.map(({ equality }) => equality)).toEqual(equalities.map(({ name }) => name));
    expect(found.filter(({ compared }) => compared === 0)).toEqual([]);
  });

  const cases = equalities.flatMap(({ name, views }) => views.map((view) => ({ name, view })));
  it.each(cases)('$name names a cut of $view', async ({ name, view }) => {
    await plant(view, planted[`${name} of ${view}`] ?? cut, isOf(view, name));
    try {
      const [found] = (await compareViews({ eventStore, readStore }, { view })).filter(
        ({ equality }) => equality === name,
      );
      expect(found).toMatchObject({ differing: 1, first: { name: expect.any(String) } });
    } finally {
      await rebuild(view);
    }
  });

  it('are what the files of the last night say', async () => {
    const dumped = async () =>
      (await compareViews({ eventStore, readStore }, { view: 'lap-times' })).find(
        ({ equality }) => equality === 'dump',
      );
    expect(await dumped()).toMatchObject({ differing: 0, first: null });
    await plant('lap-times', (doc) => ({ ...doc, seconds: 1 }));
    await storeDump(readStore.assets, openData(), '2026-12-02T00:10:00.000Z');
    await rebuild('lap-times');
    expect(await dumped()).toMatchObject({ differing: 1 });
    await storeDump(readStore.assets, openData(), '2026-12-03T00:10:00.000Z');
    expect(await dumped()).toMatchObject({ differing: 0 });
  });

  it('count no solution that was reset', async () => {
    await appendAlone(fixture('RoundSolutionsReset.v1').event);
    const ofRounds = async () =>
      (await compareViews({ eventStore, readStore }, { view: 'recap-activities' })).find(
        ({ equality }) => equality === 'solved-rounds',
      );
    for (const view of ['rounds', 'recap-activities']) await rebuild(view);
    expect(await ofRounds()).toMatchObject({ compared: 1, differing: 0 });
    await plant('recap-activities', (doc) => ({ ...doc, void: null }), isOf('recap-activities', 'solved-rounds'));
    expect(await ofRounds()).toMatchObject({ differing: 1 });
    await rebuild('recap-activities');
  });

  it('are gone through by samples, and what differs is told until it is put right', async () => {
    const now = '2026-01-01T00:00:00.000Z';
    const sample = async () => {
      const found = await sampleViews({ eventStore, readStore }, { limit: 2, now, holder: 'a test' });
      return found?.equalities.filter(({ unequal }) => unequal.length > 0).map(({ equality }) => equality);
    };
    await plant('lap-times', cut);
    expect([await sample(), await sample()]).toEqual([OF_TIMES, OF_TIMES]);
    expect((await sampledViews(readStore))?.equalities[0]).toMatchObject({
      compared: 2,
      unequal: [expect.any(String)],
    });
    await rebuild('lap-times');
    expect(await sample()).toEqual([]);
  });

  it('are not compared while one of them is to read what concerns it', async () => {
    await appendAlone(fixture('LapTimeWithdrawn.v2').event);
    await rebuild('records');
    const behind = await compareViews({ eventStore, readStore }, { view: 'lap-times' });
    expect(behind.filter(({ differing }) => differing > 0)).toEqual([]);
  });
});
