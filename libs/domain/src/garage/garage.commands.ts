import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { AgreeToGarageCounting, agreeToGarageCounting } from './agree-to-counting.ts';
import { KeepGarageCopies, keepGarageCopies, RemoveGarageCopies, removeGarageCopies } from './change-garage-copies.ts';
import { garage, garageStream, type OfGarage } from './garage.state.ts';
import { writtenGroup } from './group-words.ts';
import { RemoveGarageGroup, removeGarageGroup, SaveGarageGroup, saveGarageGroup } from './save-garage-group.ts';
import { ShareGarage, shareGarage } from './share-garage.ts';
import { WriteGarageNote, writeGarageNote } from './write-garage-note.ts';

const ofOwner = { id: ({ owner }: OfGarage) => owner };

export const garageCommands = commandsOf({
  decider: garage,
  stream: garageStream,
  own: true,
  decisions: [
    decision(KeepGarageCopies, keepGarageCopies, { ...ofOwner, facts: { unknownCars: lookedUp } }),
    decision(RemoveGarageCopies, removeGarageCopies, ofOwner),
    decision(ShareGarage, shareGarage, { ...ofOwner, facts: { key: newId('garage-key') } }),
    decision(AgreeToGarageCounting, agreeToGarageCounting, ofOwner),
    decision(WriteGarageNote, writeGarageNote, { ...ofOwner, words: ({ text }) => ({ body: text }) }),
    decision(RemoveGarageGroup, removeGarageGroup, ofOwner),
  ],
});

/** How somebody groups what is in theirs. */
export const garageGroupCommands = commandsOf({
  decider: garage,
  stream: garageStream,
  decisions: [
    decision(SaveGarageGroup, saveGarageGroup, {
      ...ofOwner,
      facts: { unknownValues: lookedUp },
      words: (group) => ({ body: writtenGroup(group) }),
    }),
  ],
});
