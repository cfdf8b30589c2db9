import type { MemberAction, ReasonCode } from '#contracts';

const grantReasons = ['trusted', 'asked', 'mistake', 'other'] as const;
const revokeReasons = ['asked', 'inactive', 'abuse', 'mistake', 'other'] as const;

/** The reasons that suit an action, the likeliest first; the server accepts any. */
export const reasonsFor = {
  'appoint-moderator': grantReasons,
  'dismiss-moderator': revokeReasons,
  'appoint-admin': grantReasons,
  'dismiss-admin': revokeReasons,
  'change-patron-tier': ['paid', 'gift', 'payment-ended', 'mistake', 'other'],
  'limit-account': ['wrong-times', 'abuse', 'spam', 'asked', 'other'],
  'restore-account': ['asked', 'trusted', 'mistake', 'other'],
  'confirm-address': ['asked', 'trusted', 'other'],
} satisfies Record<MemberAction, readonly ReasonCode[]>;
