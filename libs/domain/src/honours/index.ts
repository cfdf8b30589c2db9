export { ChooseHonours } from './choose-honours.ts';
export { honoursCommands } from './honours.commands.ts';
export type { HonoursChosen } from './honours.events.ts';
export { honours, honoursStream } from './honours.state.ts';
export { honoursWhoMay } from './honours.who-may.ts';
