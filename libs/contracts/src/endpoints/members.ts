import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  memberAccount,
  memberActBody,
  memberHistoryAnswer,
  memberList,
  memberListQuery,
  endShortLimitBody,
  shortLimitBody,
} from '../members.ts';
import { written } from '../written.ts';

const oneMember = z.object({ userId: z.string().min(1).max(64) });

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/members',
    summary: 'Accounts by name, whole e-mail or id; without a question those of the kinds, or of staff',
    who: 'admin',
    query: memberListQuery,
    answer: memberList,
    views: ['members'],
    problems: ['cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/members/:userId',
    summary: 'Roles, tier and limits of an account, and what may be done to it',
    who: 'admin',
    params: oneMember,
    answer: memberAccount,
    views: ['members'],
    problems: ['user-unknown'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/members/:userId/history',
    summary: 'What was done to an account, by whom and why; newest first',
    who: 'admin',
    params: oneMember,
    answer: memberHistoryAnswer,
    views: ['member-history'],
  }),
  limitShortly: endpoint({
    method: 'POST',
    path: '/api/v1/members/:userId/short-limits',
    summary: 'Keep an account from lap times or from everything for up to 7 days',
    who: 'moderator',
    params: oneMember,
    body: shortLimitBody,
    answer: written,
    problems: ['user-unknown', 'staff-not-limited', 'account-limited-already'],
  }),
  endShortLimit: endpoint({
    method: 'POST',
    path: '/api/v1/members/:userId/short-limits/ending',
    summary: 'Take back a limit that you gave for some days',
    who: 'moderator',
    params: oneMember,
    body: endShortLimitBody,
    answer: written,
    problems: ['user-unknown', 'account-not-limited', 'not-allowed'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/v1/members/:userId/acts',
    summary: 'Give or take a role, change the tier, limit or restore an account',
    who: 'admin',
    params: oneMember,
    body: memberActBody,
    answer: written,
    problems: [
      'user-unknown',
      'member-role-unchanged',
      'member-tier-unchanged',
      'account-not-limited',
      'staff-not-limited',
      'date-past',
    ],
  }),
};
