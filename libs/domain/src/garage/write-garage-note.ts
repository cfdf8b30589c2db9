import { Command, type StoredText } from '#kernel';
import type { GarageNoteWritten } from './garage.events.ts';
import { checkIds, type IdsOfGarage } from './ids-of-garage.ts';
import type { Garage, OfGarage } from './garage.state.ts';
import { garagePermissions } from './garage.permissions.ts';

/** Write a note about a copy; no text removes the note. */
export class WriteGarageNote extends Command<OfGarage & { readonly copyId: string; readonly text?: string }> {}

export const writeGarageNote = (
  { data: { owner, copyId }, meta }: WriteGarageNote,
  state: Garage,
  { textId, ...facts }: StoredText & IdsOfGarage,
): readonly GarageNoteWritten[] => {
  garagePermissions.check('write-garage-note', { ...state, owner }, meta);
  checkIds('copyId', facts);
  return [{ type: 'GarageNoteWritten', data: { owner, copyId, textId: textId ?? null } }];
};
