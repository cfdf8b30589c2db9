export { AddPack, addPack, RevisePack } from './add-pack.ts';
export { packCommands } from './pack.commands.ts';
export * from './pack.events.ts';
export { pack, packAt, type PackState, packStream } from './pack.state.ts';
export { packPermissions } from './pack.permissions.ts';
export { revisePack } from './revise-pack.ts';
export { packSeed } from './starter/pack-seed.ts';
