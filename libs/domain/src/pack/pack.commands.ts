import { commandsOf, decision, stateOf } from '#kernel';
import { gameVersion, gameVersionStream } from '../game-version/game-version.state.ts';
import { AddPack, addPack, RevisePack } from './add-pack.ts';
import { pack, packStream } from './pack.state.ts';
import { revisePack } from './revise-pack.ts';

const facts = {
  version: stateOf(gameVersion, ({ gameVersion: named }: { readonly gameVersion: string }) => gameVersionStream(named)),
};
const id = ({ packId }: { readonly packId: string }) => packId;
const words = ({ text }: { readonly text?: string }) => ({ body: text });

export const packCommands = commandsOf({
  decider: pack,
  stream: ({ packId }: { readonly packId: string }) => packStream(packId),
  decisions: [decision(AddPack, addPack, { id, words, facts }), decision(RevisePack, revisePack, { id, words, facts })],
});
