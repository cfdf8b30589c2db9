import { type Caller, permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { Site } from './site.state.ts';
import type { SiteFeature } from './site.enums.ts';

export type SiteItem = Site & { readonly feature?: SiteFeature };

const isAdmin = ({ role }: Caller): boolean => role === 'admin';
const isOff = ({ off, feature }: SiteItem): boolean => feature !== undefined && off.includes(feature);

export const sitePermissions = permissionTable(
  [
    { command: 'switch-feature-off', from: 'on', to: 'off', who: 'admin' },
    { command: 'switch-feature-off', from: 'on', to: 'off', who: 'operator' },
    { command: 'switch-feature-on', from: 'off', to: 'on', who: 'admin' },
    { command: 'switch-feature-on', from: 'off', to: 'on', who: 'operator' },
    { command: 'announce-maintenance', from: 'any', to: 'announced', who: 'admin' },
    { command: 'announce-maintenance', from: 'any', to: 'announced', who: 'operator' },
    { command: 'withdraw-maintenance', from: 'announced', to: 'any', who: 'admin' },
    { command: 'withdraw-maintenance', from: 'announced', to: 'any', who: 'operator' },
  ],
  {
    from: {
      on: { is: (item: SiteItem) => !isOff(item), otherwise: 'feature-unchanged' },
      off: { is: isOff, otherwise: 'feature-unchanged' },
      announced: { is: ({ maintenance }: SiteItem) => maintenance !== null, otherwise: 'maintenance-unknown' },
    },
    who: { admin: isAdmin, operator: isOperator },
  },
);
