import { commandsOf, decision } from '#kernel';
import { ChooseHonours, chooseHonours } from './choose-honours.ts';
import type { OfHonours } from './honours.events.ts';
import { honours, honoursStream } from './honours.state.ts';

export const honoursCommands = commandsOf({
  decider: honours,
  stream: honoursStream,
  own: true,
  decisions: [decision(ChooseHonours, chooseHonours, { id: ({ owner }: OfHonours) => owner })],
});
