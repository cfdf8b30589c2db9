import type { ActorId, Event } from '#kernel';

export type OfHonours = { readonly owner: ActorId };

export type HonoursChosen = Event<'HonoursChosen', OfHonours & { readonly named: boolean }>;
