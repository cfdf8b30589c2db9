import { SetMetadata } from '@nestjs/common';
import { type AccountLimit, limitOn, type Member } from '#domain';
import { Refused } from './refused.ts';

/** What a limit must be on to keep somebody from a route; `nothing`: a limited account may still do this. */
export const LIMITED_AS = 'what a limit must be on';
export type LimitedWhat = AccountLimit | 'nothing';

/** Other than `everything`, which keeps an account from every write behind the guard `SignedIn`. */
export const LimitedAs = (what: LimitedWhat): MethodDecorator => SetMetadata(LIMITED_AS, what);

/** Refused: `account-limited`, or `account-limited-until` with the day it ends. */
export const refuseLimited = (member: Pick<Member, 'limits'>, what: LimitedWhat): void => {
  if (what === 'nothing' || Object.keys(member.limits).length === 0) return;
  const limit = limitOn(member, what, new Date().toISOString());
  if (!limit) return;
  const { until, reasonCode } = limit;
  if (until === null) throw new Refused('account-limited', { what: limit.what, reasonCode });
  throw new Refused('account-limited-until', { what: limit.what, reasonCode, until, date: until.slice(0, 10) });
};
