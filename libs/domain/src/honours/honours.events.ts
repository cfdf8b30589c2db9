import type { ActorId, Event } from '#kernel';

export type OfHonours = { readonly owner: ActorId };

/** Whether somebody is named among those who contributed, and among patrons. */
export type HonoursChosen = Event<'HonoursChosen', OfHonours & { readonly named: boolean }>;
