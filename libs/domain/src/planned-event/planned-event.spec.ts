import { by, given } from '#test/decision-kit';
import { aPlannedEvent as facts } from '#test/planned-event';
import { plannedEventIdOf } from '#racing';
import { CorrectPlannedEvent, correctPlannedEvent } from './correct-planned-event.ts';
import { MakePlannedEvent, makePlannedEvent } from './make-planned-event.ts';
import {
  PreviewPlannedEvent,
  previewPlannedEvent,
  PublishPlannedEvent,
  publishPlannedEvent,
  PutPlannedEventBack,
  putPlannedEventBack,
  WithdrawPlannedEvent,
  withdrawPlannedEvent,
} from './move-planned-event.ts';
import type { PlannedEventEvent, PlannedEventAttributes } from './planned-event.events.ts';
import { type PlannedEvent, plannedEvent } from './planned-event.state.ts';

const eventId = 'coast-to-summit-2026-11-20';
const one = { eventId };
const mod = by('mod', 'moderator');
const made: PlannedEventEvent = { type: 'PlannedEventMade', data: { ...one, facts, source: 'moderator' } };
const published: PlannedEventEvent = { type: 'PlannedEventPublished', data: one };
const withdrawn: PlannedEventEvent = { type: 'PlannedEventWithdrawn', data: one };

const make =
  (told: Partial<PlannedEventAttributes> = {}, unknownCars: string[] = []) =>
  (state: PlannedEvent) =>
    makePlannedEvent(new MakePlannedEvent({ facts: { ...facts, ...told }, source: 'moderator' }, mod), state, {
      unknownCars,
    });
const correct =
  (changes: Partial<PlannedEventAttributes>, meta = mod) =>
  (state: PlannedEvent) =>
    correctPlannedEvent(new CorrectPlannedEvent({ ...one, changes, reason: 'correction' }, meta), state, {
      textId: 'words',
    });

describe('make-planned-event', () => {
  it('writes a draft down under its name and first day, once', () => {
    given(plannedEvent).when(make()).then([made]);
    given(plannedEvent, [made]).when(make()).thenBroken('planned-event-exists');
    expect(plannedEventIdOf({ ...facts, name: ' Été & Café — №1' })).toBe('ete-cafe-no1-2026-11-20');
    expect(plannedEventIdOf({ ...facts, name: '日本' })).toBe('event-2026-11-20');
  });

  it.each<[keyof PlannedEventAttributes, Partial<PlannedEventAttributes>]>([
    ['name', { name: '' }],
    ['startsAt', { startsAt: '2026-11-20' }],
    ['endsAt', { endsAt: facts.startsAt }],
    ['timeZone', { timeZone: 'Europe / Berlin' }],
    ['rqLimit', { rqLimit: 59 }],
    ['requirements', { requirements: [{ name: 'Any', criteria: '~Nx~qq', atLeast: 3 }] }],
    ['tracksets', { tracksets: [['nowhere_a00', 'slalom_a00', 'kart_a00', 'tRoad_a01', 'hairpin_a50']] }],
    ['hints', { hints: [['slick']] }],
    ['regions', { regions: [{ region: 'europe', startsAt: '2026-11-19T21:00:00.000Z', endsAt: facts.endsAt }] }],
    ['rewards', { rewards: [{ from: 3, to: 1, gold: 0, cash: 0, tickets: 0, packs: 0, carIds: [] }] }],
    ['links', { links: ['http://example.org'] }],
    ['images', { images: ['a', 'a'] }],
  ])('refuses what cannot be: %s', (field, told) => {
    given(plannedEvent)
      .when(make(told))
      .thenBroken('planned-event-invalid', { fields: [field] });
  });

  it('refuses cars that there are not', () => {
    given(plannedEvent)
      .when(make({}, ['Nobodys']))
      .thenBroken('car-unknown', { carId: 'Nobodys' });
  });
});

describe('images of a planned event', () => {
  const changes = { images: ['a', 'b'] };
  const told =
    (unknownImages: string[], said: Partial<PlannedEventAttributes> = changes) =>
    (state: PlannedEvent) =>
      correctPlannedEvent(new CorrectPlannedEvent({ ...one, changes: said, reason: 'correction' }, mod), state, {
        unknownImages,
      });
  const { images: _, ...before } = facts;
  const old: PlannedEventEvent = { type: 'PlannedEventMade', data: { ...one, facts: before, source: 'moderator' } };

  it('are files that somebody has sent', () => {
    given(plannedEvent, [made])
      .when(told(['b']))
      .thenBroken('upload-unknown', { name: 'b' });
    const data = { ...one, changes, reason: 'correction' } as const;
    given(plannedEvent, [made])
      .when(told([]))
      .then([{ type: 'PlannedEventCorrected', data }]);
  });

  it('are none in an event that was told before there were any', () => {
    given(plannedEvent, [old])
      .when(told([], { images: [] }))
      .thenBroken('planned-event-unchanged');
  });
});

describe('a planned event', () => {
  it('is corrected by what changed alone, also when it is out', () => {
    const data = { ...one, changes: { rqLimit: 250 }, reason: 'correction', textId: 'words' } as const;
    given(plannedEvent, [made, published])
      .when(correct({ name: facts.name, rqLimit: 250 }))
      .then([{ type: 'PlannedEventCorrected', data }]);
    given(plannedEvent, [made])
      .when(correct({ tracksets: facts.tracksets }))
      .thenBroken('planned-event-unchanged');
    given(plannedEvent, [made])
      .when(correct({ endsAt: facts.startsAt }))
      .thenBroken('planned-event-invalid');
    given(plannedEvent)
      .when(correct({ rqLimit: 250 }))
      .thenBroken('planned-event-unknown');
    given(plannedEvent, [made])
      .when(correct({ rqLimit: 250 }, by('ann')))
      .thenBroken('not-allowed');
  });

  it('goes from draft to preview to everybody, and back', () => {
    const preview = (state: PlannedEvent) => previewPlannedEvent(new PreviewPlannedEvent(one, mod), state);
    const publish = (state: PlannedEvent) => publishPlannedEvent(new PublishPlannedEvent(one, mod), state);
    const previewed: PlannedEventEvent = { type: 'PlannedEventPreviewed', data: one };
    given(plannedEvent, [made]).when(preview).then([previewed]);
    given(plannedEvent, [made, previewed]).when(publish).then([published]);
    given(plannedEvent, [made, published]).when(preview).then([previewed]);
    given(plannedEvent, [made, published]).when(publish).thenBroken('changed-meanwhile');
  });

  it('is withdrawn, and put back as a draft', () => {
    const withdraw = (state: PlannedEvent) => withdrawPlannedEvent(new WithdrawPlannedEvent(one, mod), state, {});
    const putBack = (state: PlannedEvent) => putPlannedEventBack(new PutPlannedEventBack(one, mod), state);
    given(plannedEvent, [made, published]).when(withdraw).then([withdrawn]);
    given(plannedEvent, [made, withdrawn]).when(withdraw).thenBroken('changed-meanwhile');
    given(plannedEvent, [made, withdrawn])
      .when(putBack)
      .then([{ type: 'PlannedEventPutBack', data: one }]);
  });
});
