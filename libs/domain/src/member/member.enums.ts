/** What an account can be barred from: submitting lap times, or writing anything that others see. */
export const accountLimits = ['lap-times', 'everything'] as const;
export type AccountLimit = (typeof accountLimits)[number];

export const reasonCodes = [
  'trusted',
  'asked',
  'inactive',
  'paid',
  'gift',
  'payment-ended',
  'wrong-times',
  'abuse',
  'spam',
  'mistake',
  'other',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** 0 is none, 1 the highest, 5 the lowest. */
export type PatronTier = 0 | 1 | 2 | 3 | 4 | 5;
