import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { AgreeToGarageCounting, agreeToGarageCounting } from './agree-to-counting.ts';
import { SaveGarageCopies, saveGarageCopies, RemoveGarageCopies, removeGarageCopies } from './change-garage-copies.ts';
import type { GarageEvent } from './garage.events.ts';
import { type Garage, garage, garageStream, type OfGarage } from './garage.state.ts';
import { writtenGroup } from './group.enums.ts';
import { RemoveGarageGroup, removeGarageGroup, SaveGarageGroup, saveGarageGroup } from './save-garage-group.ts';
import { ShareGarage, shareGarage } from './share-garage.ts';
import { WriteGarageNote, writeGarageNote } from './write-garage-note.ts';

const ofOwner = { id: ({ owner }: OfGarage) => owner };
const idsKnown = { unknownIds: lookedUp };

type NamingIds = SaveGarageCopies | RemoveGarageCopies | WriteGarageNote | SaveGarageGroup | RemoveGarageGroup;

type LookUps = {
  unknownCars(command: SaveGarageCopies): Promise<readonly string[]>;
  unknownIds(command: NamingIds): Promise<readonly string[]>;
};

export const garageCommands = commandsOf<Garage, GarageEvent, OfGarage, LookUps>({
  decider: garage,
  stream: garageStream,
  own: true,
  decisions: [
    decision(SaveGarageCopies, saveGarageCopies, {
      ...ofOwner,
      facts: { unknownCars: lookedUp, unknownIds: lookedUp },
    }),
    decision(RemoveGarageCopies, removeGarageCopies, { ...ofOwner, facts: idsKnown }),
    decision(ShareGarage, shareGarage, { ...ofOwner, facts: { key: newId('garage-key') } }),
    decision(AgreeToGarageCounting, agreeToGarageCounting, ofOwner),
    decision(WriteGarageNote, writeGarageNote, {
      ...ofOwner,
      facts: idsKnown,
      words: ({ text }) => ({ body: text }),
    }),
    decision(RemoveGarageGroup, removeGarageGroup, { ...ofOwner, facts: idsKnown }),
  ],
});

export const garageGroupCommands = commandsOf({
  decider: garage,
  stream: garageStream,
  decisions: [
    decision(SaveGarageGroup, saveGarageGroup, {
      ...ofOwner,
      facts: { unknownValues: lookedUp, unknownCars: lookedUp, unknownIds: lookedUp },
      words: (group) => ({ body: writtenGroup(group) }),
    }),
  ],
});
