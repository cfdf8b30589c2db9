import { globSync, readFileSync } from 'node:fs';
import { historyKindsOfStaff } from '#contracts';
import {
  historyActionOf,
  ADMIN_CHANNELS,
  type Audience,
  audienceOf,
  historyKinds,
  isSilent,
  openHistoryKinds,
  STAFF_CHANNELS,
  changeMessage,
} from '#domain';
import type { Event, Recorded } from '#kernel';
import { projections } from '#projections';
import type { Projection } from '#read-store';

const root = new URL('../../../..', import.meta.url).pathname;
type Fixture = { readonly event: Recorded<Event> };
const events = globSync('test/fixtures/events/*.json', { cwd: root }).map((file, at) => ({
  ...(JSON.parse(readFileSync(root + file, 'utf8')) as Fixture).event,
  position: at + 1,
}));
const told = new Set(
  (projections as unknown as readonly Projection[]).flatMap((projection) =>
    events
      .filter(({ type }) => projection.handles.includes(type))
      .flatMap((event) => projection.keysOf(event).map((key) => projection.channel(key)))
      .map((channel) => (channel.startsWith('history:') ? channel : channel.replace(/:.*/, ':x'))),
  ),
);

const keysIn = (projection: Projection, event: Recorded<Event>): readonly string[] =>
  projection.handles.includes(event.type) ? projection.keysOf(event) : [];

const SILENT = 'and no more than that there is news';
type Row = readonly [channel: string, audience: Audience | undefined, silent?: typeof SILENT];
const ofHistory = (kinds: readonly string[], audience: Audience): readonly Row[] =>
  kinds.map((kind) => [`history:${kind}`, audience, SILENT]);
const rows: readonly Row[] = [
  ['car:x', 'anybody'],
  ['catalogue', 'anybody'],
  ['car-photos', 'anybody'],
  ['car-loops', 'anybody'],
  ['records', 'anybody'],
  ['site', 'anybody'],
  ['rounds:x', 'anybody', SILENT],
  ['challenges', 'anybody', SILENT],
  ['planned-events', 'anybody', SILENT],
  ['clubs', 'anybody', SILENT],
  ['timeline', 'anybody', SILENT],
  ['groups', 'anybody', SILENT],
  ['translations', 'anybody', SILENT],
  ['live-translations', 'anybody', SILENT],
  ...ofHistory(openHistoryKinds, 'anybody'),
  ['queue', 'staff', SILENT],
  ['imports', 'staff'],
  ...ofHistory(historyKindsOfStaff, 'staff'),
  ['members', 'admins'],
  ['operations', 'admins'],
  ['owner:x', undefined, SILENT],
  ['user:x', undefined],
  ['recap-share:x', undefined],
  ['recap-activities', undefined],
  ['audit-log', undefined],
  ['car-review-reports', undefined],
  ['pending-cars', undefined],
  ['lap-time-submissions', undefined],
  ['templates', undefined],
];

describe('a channel', () => {
  const named = rows.map(([channel, audience, silent]) => ({ channel, audience, silent }));
  it.each(named)('$channel is for $audience $silent', ({ channel, audience, silent }) => {
    expect([audienceOf(channel), isSilent(channel)]).toEqual([audience, silent === SILENT]);
  });

  it('stands in the table, whichever view says its news in it', () => {
    const known = new Set(rows.map(([channel]) => channel));
    expect([...told].filter((channel) => !known.has(channel))).toEqual([]);
  });

  it('of anybody tells nothing of what somebody tells the team', () => {
    const reports = events.filter((event) => historyActionOf(event)?.does.act === 'reported');
    expect(reports.length).toBeGreaterThan(3);
    const onlookers = reports.flatMap((event) => {
      const past = events.filter(({ stream, revision }) => stream === event.stream && revision < event.revision);
      return (projections as unknown as readonly Projection[]).flatMap((projection) =>
        keysIn(projection, event).flatMap((key) => {
          if (audienceOf(projection.channel(key)) !== 'anybody') return [];
          const fold = (all: readonly Recorded<Event>[]) =>
            all
              .toSorted((a, b) => a.revision - b.revision)
              .filter((one) => keysIn(projection, one).includes(key))
              .reduce<object | undefined>((doc, one) => projection.evolve(doc, one, key), undefined);
          const [before, after] = [fold(past), fold([...past, event])].map((doc) => doc && projection.shown?.(doc));
          return before && after && JSON.stringify(before) === JSON.stringify(after)
            ? []
            : [`${event.type} in ${projection.channel(key)}`];
        }),
      );
    });
    expect(onlookers).toEqual([]);
  });

  it('of staff is left by whoever is staff no more', () => {
    const of = (audience: Audience) => rows.filter((row) => row[1] === audience).map(([channel]) => channel);
    expect(of('staff').filter((channel) => !STAFF_CHANNELS.includes(channel))).toEqual([]);
    expect(of('admins')).toEqual(ADMIN_CHANNELS);
  });

  it('of a history is for staff where nobody else reads one', () => {
    const owned = Object.values(historyKinds)
      .filter(({ seenBy }) => seenBy === 'owner')
      .map(({ kind }) => kind);
    const open = new Set([...openHistoryKinds, ...owned]);
    const ofStaff = Object.keys(historyKinds).filter((kind) => !(open as ReadonlySet<string>).has(kind));
    expect([...historyKindsOfStaff].sort()).toEqual(ofStaff.sort());
  });

  it('is told without keys where it is silent, and of one’s own account under the name that is asked for', () => {
    const told = rows.map(([channel]) => changeMessage({ view: 'any', channel, keys: ['ann'], position: 1 }).told);
    expect(told.map(({ keys }) => keys === '*')).toEqual(rows.map(([, , silent]) => silent === SILENT));
    expect(told.find(({ channel }) => channel.startsWith('owner:'))).toBeUndefined();
    expect(told).toContainEqual({ view: 'any', channel: 'own-account', keys: '*', position: 1 });
  });
});
