import { type Job, jobStep } from '#kernel';
import { plannedEventIdOf } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { CorrectPlannedEvent, correctPlannedEvent } from '../correct-planned-event.ts';
import type { PlannedEventEvent } from '../planned-event.events.ts';
import { type PlannedEvent, plannedEvent, plannedEventStream } from '../planned-event.state.ts';
import { demoEvents } from './demo-events.ts';
import { attributesOf } from './demo-events-seed.ts';

/** Increase with every change of the data. */
const DEMO_IMAGES_VERSION = 1;

/** Names of uploads by the name of the demo event that they show. */
export type DemoEventImages = Readonly<Record<string, readonly string[]>>;

/** The job that adds pictures to demo events. The files must be stored before. */
export const demoEventImagesSeed = (images: DemoEventImages, now: string): Job =>
  seedJob('demo-event-images', DEMO_IMAGES_VERSION, () =>
    demoEvents.flatMap((event) => {
      const files = images[event.name];
      return files ? [showing(plannedEventIdOf(attributesOf(event, now)), files)] : [];
    }),
  );

const showing = (eventId: string, images: readonly string[]) =>
  jobStep<PlannedEvent, PlannedEventEvent>({
    key: `images-${eventId}`,
    stream: plannedEventStream(eventId),
    command: 'CorrectPlannedEvent',
    data: { eventId, images },
    actor: seedActor('demo-event-images'),
    decider: plannedEvent,
    decide: (state, { meta }) =>
      'facts' in state && state.facts.images === undefined
        ? correctPlannedEvent(
            new CorrectPlannedEvent({ eventId, changes: { images }, reason: 'correction' }, meta),
            state,
          )
        : [],
  });
