import { commandsOf, decision, lookedUp } from '#kernel';
import { carTag, carTagStream } from './car-tag.state.ts';
import { StateCarTag, stateCarTag } from './state-car-tag.ts';

type OfTag = { readonly tag: string };

export const carTagCommands = commandsOf({
  decider: carTag,
  stream: ({ tag }: OfTag) => carTagStream(tag),
  decisions: [
    decision(StateCarTag, stateCarTag, {
      id: ({ tag }: OfTag) => tag,
      words: ({ text }: { readonly text?: string }) => ({ body: text }),
      facts: { gameVersion: lookedUp },
    }),
  ],
});
