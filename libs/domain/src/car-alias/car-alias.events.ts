import type { Event } from '#kernel';

/** An additional guid or number of a car; the car's own id never changes. */
export type CarAliasAdded = Event<'CarAliasAdded', { readonly alias: string; readonly carId: string }>;
