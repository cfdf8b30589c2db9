export * from '../incident/index.ts';
export { AnnounceMaintenance, WithdrawMaintenance } from './announce-maintenance.ts';
export { siteCommands } from './site.commands.ts';
export * from './site.events.ts';
export * from './site.state.ts';
export { siteWhoMay } from './site.who-may.ts';
export * from './site-words.ts';
export { SwitchFeatureOff, switchFeatureOff, SwitchFeatureOn, switchFeatureOn } from './switch-feature.ts';
