import { Command, type KeptText } from '#kernel';
import type { GarageNoteWritten } from './garage.events.ts';
import { checkIds, type IdsOfGarage } from './ids-of-garage.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garageWhoMay } from './garage.who-may.ts';

/** Write a note about a copy; no text removes the note. */
export class WriteGarageNote extends Command<OfGarage & { readonly copyId: string; readonly text?: string }> {}

export const writeGarageNote = (
  { data: { owner, copyId }, meta }: WriteGarageNote,
  state: Garage,
  { textId, ...facts }: KeptText & IdsOfGarage,
): readonly GarageNoteWritten[] => {
  garageWhoMay.check('write-garage-note', { ...state, owner }, meta);
  checkIds('copyId', facts);
  return [{ type: 'GarageNoteWritten', data: { owner, copyId, textId: textId ?? null } }];
};
