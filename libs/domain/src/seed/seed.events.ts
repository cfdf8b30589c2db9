import type { Event } from '#kernel';

/** The seeds of an empty installation: the starter catalogue, campaign and packs, and demo data in several parts. */
export type SeedName =
  | 'starter'
  | 'campaign'
  | 'packs'
  | 'demo'
  | 'demo-votes'
  | 'demo-tuned-stats'
  | 'demo-import'
  | 'demo-cars'
  | 'demo-challenges'
  | 'demo-rounds'
  | 'demo-rounds-2'
  | 'demo-rounds-3'
  | 'demo-events'
  | 'demo-event-images'
  | 'demo-clubs'
  | 'demo-timeline'
  | 'demo-garage'
  | 'demo-incident'
  | 'demo-tags'
  | 'demo-year'
  | 'demo-groups'
  | 'demo-templates'
  | 'demo-loops'
  | 'demo-translations'
  | 'demo-reports'
  | 'demo-appeal';

/** The full list of this version of the seed is in the log. */
export type SeedingFinished = Event<'SeedingFinished', { readonly seed: SeedName; readonly version: number }>;

/** The import of that id brought real data: no version of the seed is needed any longer. */
export type SeedingSuperseded = Event<'SeedingSuperseded', { readonly seed: SeedName; readonly importId: string }>;

export type SeedEvent = SeedingFinished | SeedingSuperseded;
