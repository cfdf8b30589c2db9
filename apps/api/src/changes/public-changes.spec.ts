import { globSync, readFileSync } from 'node:fs';
import { isSilent, mayJoin } from '#domain';
import type { Event, Recorded } from '#kernel';
import { projections } from '#projections';
import type { Projection } from '#read-store';
import { publicChangeOf } from './public-changes.ts';

const root = new URL('../../../..', import.meta.url).pathname;
type Fixture = { readonly before: readonly Recorded<Event>[]; readonly event: Recorded<Event> };
const events = globSync('test/fixtures/events/*.json', { cwd: root })
  .map((file) => JSON.parse(readFileSync(root + file, 'utf8')) as Fixture)
  .flatMap(({ before, event }) => [...before, event])
  .map((event, at) => ({ ...event, position: at + 1 }));
const byName = new Map(projections.map((one) => [one.name, one as unknown as Projection]));

const PERSON = /^(actor|.*By|author|userId|memberId|submitter|owner)$/;
const personsIn = (event: Recorded<Event>): string[] =>
  Object.entries({ ...event.data, actor: event.meta.actor })
    .filter(([name, value]) => PERSON.test(name) && typeof value === 'string')
    .map(([, value]) => String(value));

describe('what an event changes for everybody', () => {
  it('is what the live room tells anybody, and no more, for each event there ever was', () => {
    const faults = events.flatMap((event) =>
      (publicChangeOf(event)?.changes ?? []).flatMap(({ view, keys }) => {
        const projection = byName.get(view);
        const channels = projection?.keysOf(event).map((key) => projection.channel(key)) ?? [];
        const isTold = channels.some(mayJoin) && (keys === '*' || !channels.some(isSilent));
        const names = personsIn(event).some((id) => JSON.stringify(keys).includes(id));
        return isTold && !names ? [] : [`${event.type} ${view} ${JSON.stringify(keys)}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    'AccountLimited',
    'ModeratorAppointed',
    'PendingCarAdded',
    'TemplateSaved',
    'GarageCopiesKept',
    'RecapChosen',
  ])('is nothing where only its owner or staff may look: %s', (type) => {
    const told = events.filter((event) => event.type === type).map(publicChangeOf);
    expect(new Set(told)).toEqual(new Set([undefined]));
  });

  it('tells of incidents and of what is switched off, without a word of anybody', () => {
    const changesOf = (type: string) => publicChangeOf(events.find((event) => event.type === type)!)?.changes;
    expect(changesOf('FeatureSwitchedOff')).toEqual([{ view: 'site', keys: ['site'] }]);
    expect(changesOf('IncidentOpened')).toEqual([{ view: 'incidents', keys: [expect.any(String)] }]);
  });

  it('names the cells and cars that are otherwise, and of what staff prepare nothing but that there is news', () => {
    const told = (type: string) => publicChangeOf(events.find((event) => event.type === type)!)?.changes;
    const cell = ['Austin_Mini_Cooper_S_1964|332|tRoad_a00'];
    expect(told('LapTimeSubmitted')).toEqual([
      { view: 'lap-times', keys: cell },
      { view: 'records', keys: cell },
    ]);
    expect(told('ChallengeCreated')).toEqual([{ view: 'challenges', keys: '*' }]);
    expect(told('CarReviewWritten')).toEqual([{ view: 'car-reviews', keys: [expect.not.stringContaining('|')] }]);
  });
});
