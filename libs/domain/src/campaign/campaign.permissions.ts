import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { CampaignPlace } from './campaign.state.ts';

const isKnown = ({ matches }: CampaignPlace): boolean => Object.keys(matches).length > 0;

export const campaignPermissions = permissionTable(
  [
    { command: 'state-campaign-match', from: ['unknown', 'known'], to: 'known', who: 'operator' },
    { command: 'state-campaign-match', from: ['unknown', 'known'], to: 'known', who: 'moderator or admin' },
  ],
  {
    from: { unknown: (place: CampaignPlace) => !isKnown(place), known: isKnown },
    who: { operator: isOperator, 'moderator or admin': isStaff },
  },
);
