import type { ActorId, Event } from '#kernel';

export type OfContributorConsent = { readonly owner: ActorId };

export type HonoursChosen = Event<'HonoursChosen', OfContributorConsent & { readonly named: boolean }>;
