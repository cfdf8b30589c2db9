import type { Event } from '#kernel';

/** What an empty installation is filled with: the starter catalogue and campaign, the demo times and import. */
export type SeedName = 'starter' | 'campaign' | 'demo' | 'demo-import' | 'demo-cars';

/** All that this version of the seed's list says is in the log. */
export type SeedingFinished = Event<'SeedingFinished', { readonly seed: SeedName; readonly version: number }>;

/** The import of that id brought real data: the seed is wanted no more, in no version. */
export type SeedingSuperseded = Event<'SeedingSuperseded', { readonly seed: SeedName; readonly importId: string }>;

export type SeedEvent = SeedingFinished | SeedingSuperseded;
