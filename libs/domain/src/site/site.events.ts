import type { Event } from '#kernel';
import type { SiteFeature, SiteReasonCode } from './site.enums.ts';

/** The reason: a code, and for a longer text its id in the accounts store. */
type StatedReason = { readonly reasonCode: SiteReasonCode; readonly reasonTextId?: string };

export type FeatureSwitchedOff = Event<'FeatureSwitchedOff', { readonly feature: SiteFeature } & StatedReason>;

export type FeatureSwitchedOn = Event<'FeatureSwitchedOn', { readonly feature: SiteFeature } & StatedReason>;

/**
 * Maintenance is announced from then to then (ISO 8601, UTC), replacing any earlier announcement. `refusesWrites`:
 * nothing can be written during this time. `textId`: more about it.
 */
export type MaintenanceAnnounced = Event<
  'MaintenanceAnnounced',
  {
    readonly maintenanceId: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly refusesWrites: boolean;
    readonly textId?: string;
  }
>;

/** It was cancelled, or ended earlier. */
export type MaintenanceWithdrawn = Event<'MaintenanceWithdrawn', { readonly maintenanceId: string }>;

export type SiteEvent = FeatureSwitchedOff | FeatureSwitchedOn | MaintenanceAnnounced | MaintenanceWithdrawn;
