import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { type EventStore, type NewEvent, openEventStore } from '#event-store';
import { projections } from '#projections';
import { type AnyProjection, type Doc, openReadStore, type ReadStore, rebuildView } from '#read-store';
import { compareViews } from './compare-views.ts';
import { sampleViews, sampledViews } from './sample-views.ts';
import { equalities } from './equalities.ts';

/** What each of these facts is about is in some view, and in a stream of its own. */
const FACTS = [
  'LapTimeAccepted.v1',
  'CarRevised.v2',
  'PendingCarAdded.v1',
  'GroupSubmitted.v1',
  'CarPhotoApproved.v1',
  'RoundSubmissionApproved.v1',
];
const viewsOf = new Set(equalities.flatMap(({ views, names }) => [...views, ...names.map(({ view }) => view.name)]));

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
  const { stream, ...fact } = event;
  const after = (await eventStore.read(stream)).length;
  await eventStore.append(stream, after === 0 ? 'no-stream' : after - 1, [fact]);
};

const projectionOf = (view: string): AnyProjection => projections.find(({ name }) => name === view)!;
const rebuild = (view: string) => rebuildView({ eventStore, readStore, projection: projectionOf(view) });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'equalities-'));
  eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  for (const name of FACTS) await append(name);
  for (const view of viewsOf) await rebuild(view);
}, 60_000);
afterAll(async () => {
  await readStore.close();
  await eventStore.close();
  rmSync(folder, { recursive: true });
});

/** Another document than the log makes of the first one of a view; null: it is cut out. */
const plant = async (view: string, change: (doc: Doc) => Doc | null): Promise<void> => {
  const writer = readStore.writer(projectionOf(view));
  await writer.checkpoint();
  const { key, position, doc } = (await writer.page(undefined, 50)).find(({ doc: one }) => isOf(view, one))!;
  await writer.write({ documents: [{ key, position: position + 1, doc: change(doc!) }], parked: [] });
};

/** Removed documents are no more told of, and of a year only times are compared. */
const isOf = (view: string, doc: Doc | null): boolean =>
  doc !== null && (view !== 'recap-facts' || doc['kind'] === 'time');

const BOTH = ['current-time', 'best-times'];
const cut = (): null => null;
/** Where the same cut in both sides would be told alike, and is told by another equality. */
const planted: Readonly<Record<string, (doc: Doc) => Doc | null>> = {
  'record-holder of records': (doc) => ({ ...doc, turns: [] }),
  'record-holder of driving-changes': (doc) => ({ ...doc, since: '99', moments: [] }),
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
    await plant(view, planted[`${name} of ${view}`] ?? cut);
    try {
      const [found] = (await compareViews({ eventStore, readStore }, { view })).filter(
        ({ equality }) => equality === name,
      );
      expect(found).toMatchObject({ differing: 1, first: { name: expect.any(String) } });
    } finally {
      await rebuild(view);
    }
  });

  it('are gone through by samples, and what differs is told until it is put right', async () => {
    const now = '2026-01-01T00:00:00.000Z';
    const sample = async () => {
      const found = await sampleViews({ eventStore, readStore }, { limit: 2, now, holder: 'a test' });
      return found?.equalities.filter(({ unequal }) => unequal.length > 0).map(({ equality }) => equality);
    };
    await plant('lap-times', cut);
    expect([await sample(), await sample()]).toEqual([BOTH, BOTH]);
    expect((await sampledViews(readStore))?.equalities[0]).toMatchObject({
      compared: 2,
      unequal: [expect.any(String)],
    });
    await rebuild('lap-times');
    expect(await sample()).toEqual([]);
  });

  it('are not compared while one of them is to read what concerns it', async () => {
    const { event } = fixture('LapTimeWithdrawn.v2');
    const { stream, ...fact } = event;
    const after = (await eventStore.read(stream)).length;
    await eventStore.append(stream, after - 1, [{ ...fact, id: crypto.randomUUID() }]);
    await rebuild('records');
    const behind = await compareViews({ eventStore, readStore }, { view: 'lap-times' });
    expect(behind.filter(({ differing }) => differing > 0)).toEqual([]);
  });
});
