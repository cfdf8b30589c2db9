import type { Decider } from '#kernel';
import type { SiteEvent } from './site.events.ts';
import type { SiteFeature } from './site.enums.ts';

/** Announced maintenance. It is over at its end, with or without an event. */
export type Maintenance = {
  readonly maintenanceId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly refusesWrites: boolean;
  readonly textId: string | null;
};

/** The features that are switched off, and the last announced maintenance. */
export type Site = { readonly off: readonly SiteFeature[]; readonly maintenance: Maintenance | null };

/** The site has one stream. */
export const SITE_STREAM = 'site';
export const siteStream = (): string => SITE_STREAM;

export const site: Decider<Site, SiteEvent> = {
  initial: { off: [], maintenance: null },
  evolve: (state, event) => {
    switch (event.type) {
      case 'FeatureSwitchedOff':
        return { ...state, off: [...without(state, event.data.feature), event.data.feature] };
      case 'FeatureSwitchedOn':
        return { ...state, off: without(state, event.data.feature) };
      case 'MaintenanceAnnounced': {
        const { maintenanceId, startsAt, endsAt, refusesWrites, textId = null } = event.data;
        return { ...state, maintenance: { maintenanceId, startsAt, endsAt, refusesWrites, textId } };
      }
      case 'MaintenanceWithdrawn':
        return { ...state, maintenance: null };
    }
  },
};

const without = ({ off }: Site, feature: SiteFeature) => off.filter((one) => one !== feature);

/** The announced or running maintenance at `now` (ISO 8601). */
export const maintenanceAt = ({ maintenance }: Site, now: string): Maintenance | null =>
  maintenance && now < maintenance.endsAt ? maintenance : null;

/** The maintenance that refuses writes at `now`. */
export const pausedAt = (state: Site, now: string): Maintenance | null => {
  const maintenance = maintenanceAt(state, now);
  return maintenance && maintenance.refusesWrites && maintenance.startsAt <= now ? maintenance : null;
};
