import type { AccountLimitCode, MemberAction, ReasonCode } from '#contracts';
import { type ChosenReason, reasonBody } from '../../ui/form/reason-fields.tsx';

export type ActionChoice = {
  reason: ChosenReason<ReasonCode>;
  tier: 0 | 1 | 2 | 3 | 4 | 5;
  what: AccountLimitCode;
  /** A date as its input gives it; empty: no end. */
  lastDay: string;
};

/** The body of an action; the contract validates it. A limit lasts until the end of its last day. */
export function actionBody(act: MemberAction, { reason: chosen, tier, what, lastDay }: ActionChoice) {
  const reason = reasonBody(chosen);
  const day = lastDay === '' ? null : lastDay;
  if (act === 'change-patron-tier') return { act, reason, tier, paidThrough: tier === 0 ? null : day };
  if (act === 'limit-account') return { act, reason, what, until: day === null ? null : `${day}T23:59:59.999Z` };
  if (act === 'restore-account') return { act, reason, what };
  return { act, reason };
}
