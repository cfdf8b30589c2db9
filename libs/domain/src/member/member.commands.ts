import { commandsOf, decision } from '#kernel';
import { AppointAdmin, appointAdmin } from './appoint-admin.ts';
import { AppointModerator, appointModerator } from './appoint-moderator.ts';
import { ChangePatronTier, changePatronTier } from './change-patron-tier.ts';
import { ConfirmAddress, confirmAddress } from './confirm-address.ts';
import { DismissAdmin, dismissAdmin } from './dismiss-admin.ts';
import { DismissModerator, dismissModerator } from './dismiss-moderator.ts';
import { LimitAccount, limitAccount } from './limit-account.ts';
import { LimitAccountShortly, limitAccountShortly } from './limit-account-shortly.ts';
import { member, memberStream } from './member.state.ts';
import { NoteRename, noteRename } from './note-rename.ts';
import type { Reason } from './reason.ts';
import { RestoreAccount, restoreAccount } from './restore-account.ts';

type OfMember = { readonly userId: string; readonly reason: Reason };

const byStaff = {
  id: ({ userId }: OfMember) => userId,
  words: ({ userId, reason }: OfMember) => ({ body: reason.text, about: userId }),
};

export const memberCommands = commandsOf({
  decider: member,
  stream: ({ userId }: Pick<OfMember, 'userId'>) => memberStream(userId),
  decisions: [
    decision(AppointModerator, appointModerator, byStaff),
    decision(DismissModerator, dismissModerator, byStaff),
    decision(AppointAdmin, appointAdmin, byStaff),
    decision(DismissAdmin, dismissAdmin, byStaff),
    decision(ChangePatronTier, changePatronTier, byStaff),
    decision(LimitAccount, limitAccount, byStaff),
    decision(LimitAccountShortly, limitAccountShortly, byStaff),
    decision(RestoreAccount, restoreAccount, byStaff),
    decision(NoteRename, noteRename, { id: ({ userId }: { readonly userId: string }) => userId }),
    decision(ConfirmAddress, confirmAddress, byStaff),
  ],
});
