export { carTagCommands } from './car-tag.commands.ts';
export * from './car-tag.events.ts';
export { carTag, carTagStream } from './car-tag.state.ts';
export { carTagPermissions } from './car-tag.permissions.ts';
export { StateCarTag } from './state-car-tag.ts';
