import { Command, type StoredText } from '#kernel';
import type { InChallenge } from './lock-round.ts';
import type {
  OfSubmission,
  RoundSubmissionApproved,
  RoundSubmissionDeclined,
  RoundSubmissionReopened,
} from './round.events.ts';
import { roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import type { RoundFault } from './round.enums.ts';
import { roundPermissions } from './round.permissions.ts';

export class ApproveRoundSubmission extends Command<OfSubmission> {}

/** Decline a submission; `text` is the moderator's own words. */
export class DeclineRoundSubmission extends Command<
  OfSubmission & { readonly reason: RoundFault; readonly text?: string }
> {}

export class ReopenRoundSubmission extends Command<OfSubmission> {}

export const approveRoundSubmission = (
  { data, meta }: ApproveRoundSubmission,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundSubmissionApproved[] => {
  roundPermissions.check('approve-round-submission', roundItem(state, challenge, data, meta.now), meta, { ...data });
  return [{ type: 'RoundSubmissionApproved', data }];
};

export const declineRoundSubmission = (
  { data: { reason, text: _text, ...of }, meta }: DeclineRoundSubmission,
  state: Round,
  { challenge, textId }: InChallenge & StoredText,
): readonly RoundSubmissionDeclined[] => {
  roundPermissions.check('decline-round-submission', roundItem(state, challenge, of, meta.now), meta, { ...of });
  return [{ type: 'RoundSubmissionDeclined', data: { ...of, reason, ...(textId !== undefined && { textId }) } }];
};

export const reopenRoundSubmission = (
  { data, meta }: ReopenRoundSubmission,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundSubmissionReopened[] => {
  roundPermissions.check('reopen-round-submission', roundItem(state, challenge, data, meta.now), meta, { ...data });
  return [{ type: 'RoundSubmissionReopened', data }];
};
