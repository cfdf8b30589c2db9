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
import { wordChanges } from './changes/word-changes.ts';
import type { FactChange, RecapFact } from './recap-fact.ts';

type GarageCopyEvent = GarageCopiesKept | GarageCopiesRemoved;
export type RecapFactEvent =
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

/** View `recap-facts`: each action of a user, by its id, in order of days: the data of recaps. */
export const recapFacts: Projection<RecapFactEvent, RecapFact> = {
  name: 'recap-facts',
  version: 5,
  handles: [...new Set([...cellEvents, ...staffEvents, ...roundFacts, ...wordFacts, ...garageFacts])],
  indexes: [['by', 'at']],
  keysOf: (event) => [...new Set(changesOf(event).map(({ key }) => key))],
  channel: () => 'recap-facts',
  evolve: (doc, event, key) =>
    changesOf(event)
      .filter((change) => change.key === key)
      .reduce<RecapFact | undefined>((fact, change) => change.make(fact), doc),
};

const changesOf = (event: Recorded<RecapFactEvent>): readonly FactChange[] => [
  ...factChanges(event),
  ...staffChanges(event),
];

const factChanges = (event: Recorded<RecapFactEvent>): readonly FactChange[] => {
  if (event.type.startsWith('LapTime')) return lapTimeChanges(event as Recorded<CellEvent>);
  if (event.type.startsWith('Round')) return roundChanges(event as Recorded<RoundEvent>);
  if (event.type.startsWith('Garage')) return garageChanges(event as Recorded<GarageCopyEvent>);
  return wordChanges(event as Recorded<CarReviewEvent | CarPhotoEvent | TemplateEvent>);
};
