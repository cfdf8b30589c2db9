import { Command, type StoredText } from '#kernel';
import type { AppealGranted, AppealRejected, AppealReopened, OfAppeal } from './appeal.events.ts';
import type { Appeal } from './appeal.state.ts';
import type { GrantedReason, RejectedReason } from './appeal.enums.ts';
import { appealPermissions } from './appeal.permissions.ts';

export class GrantAppeal extends Command<OfAppeal & { readonly reason: GrantedReason; readonly text?: string }> {}

export class RejectAppeal extends Command<OfAppeal & { readonly reason: RejectedReason; readonly text?: string }> {}

export class ReopenAppeal extends Command<OfAppeal> {}

export const grantAppeal = (
  { data: { appealId, reason }, meta }: GrantAppeal,
  state: Appeal,
  kept: StoredText = {},
): readonly AppealGranted[] => {
  appealPermissions.check('grant-appeal', state, meta, { appealId });
  return [{ type: 'AppealGranted', data: { appealId, reason, ...kept } }];
};

export const rejectAppeal = (
  { data: { appealId, reason }, meta }: RejectAppeal,
  state: Appeal,
  kept: StoredText = {},
): readonly AppealRejected[] => {
  appealPermissions.check('reject-appeal', state, meta, { appealId });
  return [{ type: 'AppealRejected', data: { appealId, reason, ...kept } }];
};

export const reopenAppeal = ({ data: { appealId }, meta }: ReopenAppeal, state: Appeal): readonly AppealReopened[] => {
  appealPermissions.check('reopen-appeal', state, meta, { appealId });
  return [{ type: 'AppealReopened', data: { appealId } }];
};
