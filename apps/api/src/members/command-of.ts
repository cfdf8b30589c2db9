import type { MemberActionBody } from '#contracts';
import {
  AppointAdmin,
  AppointModerator,
  ChangePatronTier,
  ConfirmAddress,
  DismissAdmin,
  DismissModerator,
  LimitAccount,
  RestoreAccount,
} from '#domain';
import type { CommandMaker } from '../http/command-maker.ts';

const plain = {
  'appoint-moderator': AppointModerator,
  'dismiss-moderator': DismissModerator,
  'appoint-admin': AppointAdmin,
  'dismiss-admin': DismissAdmin,
  'confirm-address': ConfirmAddress,
} as const;

export const asReason = ({ code, text }: MemberActionBody['reason']) =>
  text === undefined ? { code } : { code, text };

export const commandOf = (userId: string, body: MemberActionBody, make: CommandMaker) => {
  const reason = asReason(body.reason);
  switch (body.act) {
    case 'change-patron-tier':
      return make(ChangePatronTier, { userId, tier: body.tier, paidThrough: body.paidThrough, reason });
    case 'limit-account':
      return make(LimitAccount, { userId, what: body.what, until: body.until, reason });
    case 'restore-account':
      return make(RestoreAccount, { userId, what: body.what, reason });
    default:
      return make(plain[body.act], { userId, reason });
  }
};
