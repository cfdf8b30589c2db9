import { type Job, type JobStep, jobStep, type Meta } from '#kernel';
import { plannedEventIdOf } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { MakePlannedEvent, makePlannedEvent } from '../make-planned-event.ts';
import type { PlannedEventEvent, PlannedEventAttributes } from '../planned-event.events.ts';
import { type PlannedEvent, plannedEvent, plannedEventStream } from '../planned-event.state.ts';
import { gameRegions } from '../planned-event.enums.ts';
import { type DemoEvent, demoEvents } from './demo-events.ts';

/** Increase with every change of the list. */
const DEMO_EVENTS_VERSION = 1;
const HOUR_MS = 60 * 60 * 1000;

/** The job that creates events in every state, around `now` (ISO 8601). */
export const demoEventsSeed = (now: string): Job =>
  seedJob('demo-events', DEMO_EVENTS_VERSION, () => demoEvents.map((event) => telling(event, now)));

const telling = (event: DemoEvent, now: string): JobStep => {
  const facts = attributesOf(event, now);
  return jobStep<PlannedEvent, PlannedEventEvent>({
    key: event.name,
    stream: plannedEventStream(plannedEventIdOf(facts)),
    command: 'MakePlannedEvent',
    data: { name: event.name },
    actor: seedActor('demo-events'),
    decider: plannedEvent,
    decide: (state, { meta }) => (state.status === 'new' ? told(facts, event.status, meta) : []),
  });
};

const typeFor = {
  draft: [],
  preview: ['PlannedEventPreviewed'],
  published: ['PlannedEventPublished'],
  withdrawn: ['PlannedEventPublished', 'PlannedEventWithdrawn'],
} as const;

const told = (facts: PlannedEventAttributes, status: DemoEvent['status'], meta: Meta): readonly PlannedEventEvent[] => {
  const eventId = plannedEventIdOf(facts);
  const made = makePlannedEvent(new MakePlannedEvent({ facts, source: 'import' }, meta), { status: 'new' });
  return [...made, ...typeFor[status].map((type): PlannedEventEvent => ({ type, data: { eventId } }))];
};

/** The attributes of an event, around `now` (ISO 8601). */
export const attributesOf = (event: DemoEvent, now: string): PlannedEventAttributes => {
  const { hours, regionHours = [], longTerm = false, status: _status, ...facts } = event;
  const start = Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS;
  const at = (hour: number): string => new Date(start + hour * HOUR_MS).toISOString();
  const windows = regionHours.map(([from, to], place) => ({
    region: gameRegions[place] ?? 'europe',
    startsAt: at(from),
    endsAt: at(to),
  }));
  const [from, to] = hours;
  return {
    ...facts,
    longTerm,
    startsAt: at(from),
    endsAt: at(to),
    timeZone: 'Europe/Berlin',
    regions: windows,
    links: [],
  };
};
