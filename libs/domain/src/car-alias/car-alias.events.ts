import type { Event } from '#kernel';

/** A car is also known by this guid or number; its own id stays what it is for ever. */
export type CarAliasAdded = Event<'CarAliasAdded', { readonly alias: string; readonly carId: string }>;
