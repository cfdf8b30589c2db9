import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  answerJoinBody,
  askToJoinBody,
  confirmGroupBody,
  groupList,
  myGroups,
  offerGroupBody,
  reportGroupBody,
  submitGroupBody,
} from '../groups.ts';
import { written } from '../written.ts';

const oneGroup = z.object({ id: z.uuid() });
const acted = { who: 'member', params: oneGroup, answer: written } as const;

export const groups = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/groups',
    summary: 'Groups of players that moderators listed, the latest first',
    who: 'guest-or-member',
    answer: groupList,
    views: ['groups'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/groups/mine',
    summary: 'Your own groups, those you are offered, who asks to join yours, and which ones you asked to join',
    who: 'member',
    scope: 'own-data',
    answer: myGroups,
    views: ['groups', 'group-requests'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/groups',
    summary: 'Ask moderators to list a group',
    who: 'member',
    body: submitGroupBody,
    answer: written,
    status: 201,
    problems: ['group-not-official', 'group-invite-missing', 'group-link-missing', 'group-name-taken'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/confirmation',
    summary: 'Say that a group is there still, and how many are in it',
    ...acted,
    body: confirmGroupBody,
    problems: ['group-unknown', 'group-not-yours'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/reports',
    summary: 'Tell moderators that a group should not be listed',
    ...acted,
    body: reportGroupBody,
    problems: ['group-unknown', 'group-own', 'group-already-reported'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/closing',
    summary: 'Close a group of your own',
    ...acted,
    problems: ['group-unknown', 'group-not-yours'],
  }),
  openAgain: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/return',
    summary: 'Have a closed group of your own reviewed and listed again',
    ...acted,
    problems: ['group-unknown', 'group-not-yours'],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/offer',
    summary: 'Offer a group of your own to somebody, who keeps it once they take it',
    ...acted,
    body: offerGroupBody,
    problems: ['group-unknown', 'group-not-yours', 'group-own', 'user-unknown'],
  }),
  withdrawOffer: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/offer/withdrawal',
    summary: 'Keep a group of your own after all',
    ...acted,
    problems: ['group-unknown', 'group-not-yours'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/offer/taking',
    summary: 'Keep a group that you are offered from now on',
    ...acted,
    problems: ['group-unknown', 'group-not-offered'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/offer/refusal',
    summary: 'Leave a group that you are offered to its owner',
    ...acted,
    problems: ['group-unknown', 'group-not-offered'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/requests',
    summary: 'Ask to join a private group',
    ...acted,
    body: askToJoinBody,
    problems: ['group-unknown', 'group-own', 'group-not-private', 'group-already-asked', 'group-asked-too-often'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/groups/:id/requests/:member/answer',
    summary: 'Answer who asks to join a group of your own: how to get in, or no',
    ...acted,
    params: z.object({ id: z.uuid(), member: z.string().min(1).max(100) }),
    body: answerJoinBody,
    problems: ['group-unknown', 'group-not-yours', 'group-answer-missing'],
  }),
};
