import type { Maintenance, SiteEvent, SiteFeature } from '#domain';
import type { Projection } from '#read-store';

/** The public status of the site: features switched off, and the last announced maintenance. */
export type SiteDoc = { readonly off: readonly SiteFeature[]; readonly maintenance: Maintenance | null };

export const SITE_KEY = 'site';
/** Every page listens. */
export const SITE_CHANNEL = 'site';

const nothing: SiteDoc = { off: [], maintenance: null };

/** View `site`: one document. */
export const siteView: Projection<SiteEvent, SiteDoc> = {
  name: 'site',
  version: 1,
  handles: ['FeatureSwitchedOff', 'FeatureSwitchedOn', 'MaintenanceAnnounced', 'MaintenanceWithdrawn'],
  indexes: [],
  keysOf: () => [SITE_KEY],
  channel: () => SITE_CHANNEL,
  evolve: (doc = nothing, event) => {
    switch (event.type) {
      case 'FeatureSwitchedOff':
        return { ...doc, off: [...without(doc, event.data.feature), event.data.feature] };
      case 'FeatureSwitchedOn':
        return { ...doc, off: without(doc, event.data.feature) };
      case 'MaintenanceAnnounced': {
        const { maintenanceId, startsAt, endsAt, refusesWrites, textId = null } = event.data;
        return { ...doc, maintenance: { maintenanceId, startsAt, endsAt, refusesWrites, textId } };
      }
      case 'MaintenanceWithdrawn':
        return { ...doc, maintenance: null };
    }
  },
};

const without = ({ off }: SiteDoc, feature: SiteFeature) => off.filter((one) => one !== feature);
