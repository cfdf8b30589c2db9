export { CorrectPlannedEvent } from './correct-planned-event.ts';
export { demoEventsSeed } from './demo/demo-events-seed.ts';
export { MakePlannedEvent } from './make-planned-event.ts';
export * from './move-planned-event.ts';
export * from './planned-event-words.ts';
export { plannedEventCommands, plannedEventMaking } from './planned-event.commands.ts';
export * from './planned-event.events.ts';
export * from './planned-event.state.ts';
export { plannedEventWhoMay } from './planned-event.who-may.ts';
