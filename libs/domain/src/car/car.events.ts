import type { Event } from '#kernel';
import type { CarFacts } from './car-facts.ts';

/** Where a catalogue entry comes from: the product's own starter catalogue, or a list that somebody imported. */
export type CarSource = 'starter' | 'import';

/** A car exists from now on. */
export type CarReleased = Event<
  'CarReleased',
  { readonly carId: string; readonly car: CarFacts; readonly source: CarSource }
>;

/** Some figures of a car are others now: only those. `source` is who says so. */
export type CarRevised = Event<
  'CarRevised',
  { readonly carId: string; readonly changes: Partial<CarFacts>; readonly source: CarSource }
>;

/** A car is offered no more; what is known about it stays. */
export type CarRetired = Event<'CarRetired', { readonly carId: string; readonly reason: RetirementReason }>;

/** A retired car is offered again, with the figures it had. */
export type CarReturned = Event<'CarReturned', { readonly carId: string; readonly source: CarSource }>;

/** `not-in-source`: an imported catalogue that replaces the starter cars does not have it. */
export type RetirementReason = 'not-in-source' | 'withdrawn-by-staff';

export type CarEvent = CarReleased | CarRevised | CarRetired | CarReturned;
