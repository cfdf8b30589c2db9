import type { MemberAction, ReasonCode } from '#contracts';

const forGiving = ['trusted', 'asked', 'mistake', 'other'] as const;
const forTaking = ['asked', 'inactive', 'abuse', 'mistake', 'other'] as const;

/** The reasons that suit an action, the likeliest first; the server accepts any. */
export const reasonsFor = {
  'appoint-moderator': forGiving,
  'dismiss-moderator': forTaking,
  'appoint-admin': forGiving,
  'dismiss-admin': forTaking,
  'change-patron-tier': ['paid', 'gift', 'payment-ended', 'mistake', 'other'],
  'limit-account': ['wrong-times', 'abuse', 'spam', 'asked', 'other'],
  'restore-account': ['asked', 'trusted', 'mistake', 'other'],
  'confirm-address': ['asked', 'trusted', 'other'],
} satisfies Record<MemberAction, readonly ReasonCode[]>;
