import type { Event } from '#kernel';
import type { SiteFeature, SiteReasonCode } from './site-words.ts';

/** Why: a code, and where somebody wrote more, the id of that text in the accounts store. */
type StatedReason = { readonly reasonCode: SiteReasonCode; readonly reasonTextId?: string };

/** Nobody writes this from now on. */
export type FeatureSwitchedOff = Event<'FeatureSwitchedOff', { readonly feature: SiteFeature } & StatedReason>;

/** It may be written again. */
export type FeatureSwitchedOn = Event<'FeatureSwitchedOn', { readonly feature: SiteFeature } & StatedReason>;

/**
 * Everybody is told that there will be maintenance from then to then (ISO 8601, UTC), instead of what was announced before.
 * `refusesWrites`: nothing can be written meanwhile. `textId`: what else is said of it.
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

/** There will be none, or it is over earlier. */
export type MaintenanceWithdrawn = Event<'MaintenanceWithdrawn', { readonly maintenanceId: string }>;

export type SiteEvent = FeatureSwitchedOff | FeatureSwitchedOn | MaintenanceAnnounced | MaintenanceWithdrawn;
