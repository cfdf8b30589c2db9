import { Command, type StoredText } from '#kernel';
import type { InChallenge } from './lock-round.ts';
import type { Because } from './reset-round.ts';
import type { OfRound, RoundDeleted, RoundRestored } from './round.events.ts';
import { roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import { roundPermissions } from './round.permissions.ts';

export class DeleteRound extends Command<Because> {}

export class RestoreRound extends Command<OfRound> {}

export const deleteRound = (
  { data: { reason, text: _text, ...of }, meta }: DeleteRound,
  state: Round,
  { challenge, textId }: InChallenge & StoredText,
): readonly RoundDeleted[] => {
  roundPermissions.check('delete-round', roundItem(state, challenge, of, meta.now), meta, { ...of });
  return [{ type: 'RoundDeleted', data: { ...of, reason, ...(textId !== undefined && { textId }) } }];
};

export const restoreRound = (
  { data, meta }: RestoreRound,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundRestored[] => {
  roundPermissions.check('restore-round', roundItem(state, challenge, data, meta.now), meta, { ...data });
  return [{ type: 'RoundRestored', data }];
};
