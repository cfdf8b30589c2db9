export { carTagCommands } from './car-tag.commands.ts';
export * from './car-tag.events.ts';
export { carTag, carTagStream } from './car-tag.state.ts';
export { carTagWhoMay } from './car-tag.who-may.ts';
export { StateCarTag } from './state-car-tag.ts';
