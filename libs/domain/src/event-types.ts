import { historyTypes } from './history/history-kinds.ts';

/** Of no item that anybody looks at: how an installation was filled, drafts and reminders of one's own, names of a car. */
export const typesOfNoItem = [
  'SeedingFinished',
  'SeedingSuperseded',
  'RoundDraftSaved',
  'EventReminderSent',
  'ImportAnnounced',
  'CarAliasAdded',
] as const;

/** Every type of event that this program knows: a log that holds another one is not read, and not written to. */
export const eventTypes: readonly string[] = [...historyTypes, ...typesOfNoItem];
