import { historyTypes } from './history/history-kinds.ts';

/**
 * Without an item that has a history: how an installation was filled, a user's drafts and reminders, aliases of cars.
 */
export const typesOfNoItem = [
  'SeedingFinished',
  'SeedingSuperseded',
  'RoundDraftSaved',
  'EventReminderSent',
  'ImportAnnounced',
  'CarAliasAdded',
] as const;

/** Every event type of this program: a log with any other type is neither read nor written to. */
export const eventTypes: readonly string[] = [...historyTypes, ...typesOfNoItem];
