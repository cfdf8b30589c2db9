import { commandsOf, decision, newId } from '#kernel';
import {
  AnnounceMaintenance,
  announceMaintenance,
  WithdrawMaintenance,
  withdrawMaintenance,
} from './announce-maintenance.ts';
import { site, siteStream } from './site.state.ts';
import {
  type Switched,
  SwitchFeatureOff,
  switchFeatureOff,
  SwitchFeatureOn,
  switchFeatureOn,
} from './switch-feature.ts';

const ofFeature = {
  id: ({ feature }: Switched) => feature,
  words: ({ reason }: Switched) => ({ body: reason.text }),
};

export const siteCommands = commandsOf({
  decider: site,
  stream: siteStream,
  decisions: [
    decision(SwitchFeatureOff, switchFeatureOff, ofFeature),
    decision(SwitchFeatureOn, switchFeatureOn, ofFeature),
    decision(AnnounceMaintenance, announceMaintenance, {
      id: (_, { maintenanceId }) => maintenanceId,
      words: ({ text }) => ({ body: text }),
      facts: { maintenanceId: newId('maintenance') },
    }),
    decision(WithdrawMaintenance, withdrawMaintenance, { id: siteStream }),
  ],
});
