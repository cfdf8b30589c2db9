import type {
  CarPhotoEvent,
  CarReviewEvent,
  CellEvent,
  GarageCopiesKept,
  GarageCopiesRemoved,
  QueueEvent,
  RoundEvent,
  TemplateEvent,
} from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { garageChanges } from './changes/garage-changes.ts';
import { lapTimeChanges } from './changes/lap-time-changes.ts';
import { roundChanges } from './changes/round-changes.ts';
import { staffChanges, staffEvents } from './changes/staff-changes.ts';
import { textChanges } from './changes/text-changes.ts';
import type { ActivityChange, RecapActivity } from './recap-activity.ts';

type GarageCopyEvent = GarageCopiesKept | GarageCopiesRemoved;
export type RecapActivityEvent =
  CellEvent | RoundEvent | CarReviewEvent | CarPhotoEvent | TemplateEvent | GarageCopyEvent | QueueEvent;

const roundFacts = [
  'RoundSubmitted',
  'RoundFilled',
  'RoundSubmissionWithdrawn',
  'RoundSubmissionReopened',
  'RoundSolved',
  'RoundSolutionsReset',
  'RoundReset',
  'RoundResetUndone',
  'RoundVoted',
  'RoundVoteWithdrawn',
] as const;

const wordFacts = [
  'CarReviewWritten',
  'CarReviewRemoved',
  'CarReviewPutBack',
  'CarPhotoSubmitted',
  'CarPhotoWithdrawn',
  'CarPhotoReopened',
  'TemplateSaved',
  'TemplateRemoved',
  'TemplatePutBack',
] as const;

const garageFacts = ['GarageCopiesKept', 'GarageCopiesRemoved'] as const;

/** View `recap-activities`: each action of a user, by its id, in order of days: the data of recaps. */
export const recapActivities: Projection<RecapActivityEvent, RecapActivity> = {
  name: 'recap-activities',
  version: 5,
  handles: [...new Set([...cellEvents, ...staffEvents, ...roundFacts, ...wordFacts, ...garageFacts])],
  indexes: [['by', 'at']],
  keysOf: (event) => [...new Set(changesOf(event).map(({ key }) => key))],
  channel: () => 'recap-activities',
  evolve: (doc, event, key) =>
    changesOf(event)
      .filter((change) => change.key === key)
      .reduce<RecapActivity | undefined>((fact, change) => change.make(fact), doc),
};

const changesOf = (event: Recorded<RecapActivityEvent>): readonly ActivityChange[] => [
  ...factChanges(event),
  ...staffChanges(event),
];

const factChanges = (event: Recorded<RecapActivityEvent>): readonly ActivityChange[] => {
  if (event.type.startsWith('LapTime')) return lapTimeChanges(event as Recorded<CellEvent>);
  if (event.type.startsWith('Round')) return roundChanges(event as Recorded<RoundEvent>);
  if (event.type.startsWith('Garage')) return garageChanges(event as Recorded<GarageCopyEvent>);
  return textChanges(event as Recorded<CarReviewEvent | CarPhotoEvent | TemplateEvent>);
};
