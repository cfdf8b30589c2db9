import type { EndpointDescription } from '#contracts';
import { limitOn, type Member } from '#domain';
import { Refused } from './refused.ts';

/** Refused: `account-limited`, or `account-limited-until` with the day it ends. */
export const refuseLimited = (
  member: Pick<Member, 'limits'>,
  what: NonNullable<EndpointDescription['limitedAs']>,
): void => {
  if (what === 'nothing' || Object.keys(member.limits).length === 0) return;
  const limit = limitOn(member, what, new Date().toISOString());
  if (!limit) return;
  const { until, reasonCode } = limit;
  if (until === null) throw new Refused('account-limited', { what: limit.what, reasonCode });
  throw new Refused('account-limited-until', { what: limit.what, reasonCode, until, date: until.slice(0, 10) });
};
