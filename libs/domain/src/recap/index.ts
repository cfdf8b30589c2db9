export { ChooseRecap, StateRecapZone } from './choose-recap.ts';
export { recapCommands } from './recap.commands.ts';
export * from './recap.events.ts';
export { recap, recapStream } from './recap.state.ts';
export { recapPermissions } from './recap.permissions.ts';
export { RevokeRecapShare, ShareRecap } from './share-recap.ts';
