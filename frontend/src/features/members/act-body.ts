import type { AccountLimitWord, MemberAct, MemberActBody, ReasonWord } from '#contracts';

/** What an admin has chosen so far. */
export type ActChoice = {
  /** Nothing is done without one, and none is chosen beforehand. */
  reason: ReasonWord | undefined;
  text: string;
  tier: 0 | 1 | 2 | 3 | 4 | 5;
  what: AccountLimitWord;
  /** A date as its input gives it; empty: no end. */
  lastDay: string;
};

/** The body of an act; undefined until a reason is chosen. A limit holds to the end of its last day. */
export function actBody(
  act: MemberAct,
  { reason: code, text, tier, what, lastDay }: ActChoice,
): MemberActBody | undefined {
  if (code === undefined) return undefined;
  const reason = text.trim() === '' ? { code } : { code, text: text.trim() };
  const day = lastDay === '' ? null : lastDay;
  if (act === 'change-patron-tier') return { act, reason, tier, paidThrough: tier === 0 ? null : day };
  if (act === 'limit-account') return { act, reason, what, until: day === null ? null : `${day}T23:59:59.999Z` };
  if (act === 'restore-account') return { act, reason, what };
  return { act, reason };
}
