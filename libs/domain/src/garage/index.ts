export { AgreeToGarageCounting } from './agree-to-counting.ts';
export { KeepGarageCopies, RemoveGarageCopies } from './change-garage-copies.ts';
export { garageCommands } from './garage.commands.ts';
export * from './garage.events.ts';
export * from './garage.state.ts';
export { garageWhoMay } from './garage.who-may.ts';
export { RemoveGarageGroup, SaveGarageGroup } from './save-garage-group.ts';
export { ShareGarage } from './share-garage.ts';
export { WriteGarageNote } from './write-garage-note.ts';
