import { Command, type StoredText } from '#kernel';
import type { InChallenge } from './lock-round.ts';
import type { OfRound, RoundReset, RoundResetUndone, RoundSolutionsReset } from './round.events.ts';
import { roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import type { RoundReason } from './round.enums.ts';
import { roundPermissions } from './round.permissions.ts';

export type Because = OfRound & { readonly reason: RoundReason; readonly text?: string };

/** Empty a round; submissions that wait stay in the queue. */
export class ResetRound extends Command<Because> {}

export class ResetRoundSolutions extends Command<Because> {}

export class UndoRoundReset extends Command<OfRound> {}

export const resetRound = (
  { data: { reason, text: _text, ...of }, meta }: ResetRound,
  state: Round,
  { challenge, textId }: InChallenge & StoredText,
): readonly RoundReset[] => {
  roundPermissions.check('reset-round', roundItem(state, challenge, of, meta.now), meta, { ...of });
  return [{ type: 'RoundReset', data: { ...of, reason, ...(textId !== undefined && { textId }) } }];
};

export const resetRoundSolutions = (
  { data: { reason, text: _text, ...of }, meta }: ResetRoundSolutions,
  state: Round,
  { challenge, textId }: InChallenge & StoredText,
): readonly RoundSolutionsReset[] => {
  roundPermissions.check('reset-round-solutions', roundItem(state, challenge, of, meta.now), meta, { ...of });
  return [{ type: 'RoundSolutionsReset', data: { ...of, reason, ...(textId !== undefined && { textId }) } }];
};

export const undoRoundReset = (
  { data, meta }: UndoRoundReset,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundResetUndone[] => {
  roundPermissions.check('undo-round-reset', roundItem(state, challenge, data, meta.now), meta, { ...data });
  return [{ type: 'RoundResetUndone', data }];
};
