export * from '../incident/index.ts';
export { AnnounceMaintenance, WithdrawMaintenance } from './announce-maintenance.ts';
export { siteCommands } from './site.commands.ts';
export * from './site.events.ts';
export * from './site.state.ts';
export { sitePermissions } from './site.permissions.ts';
export * from './site.enums.ts';
export { SwitchFeatureOff, switchFeatureOff, SwitchFeatureOn, switchFeatureOn } from './switch-feature.ts';
