import { z } from 'zod';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import {
  animatedCardPage,
  declineAnimatedCardBody,
  myAnimatedCardPage,
  reportAnimatedCardBody,
  animatedCardPeople,
  submitAnimatedCardBody,
} from '../animated-cards.ts';
import { written } from '../written.ts';

const views = ['car-loops', 'cars', 'review-queue'] as const;
const page = paging(60, 24);
const oneLoop = z.object({ id: carId, loopId: z.uuid() });

export const animatedCards = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/animated-cards',
    formerly: '/api/v1/showcase',
    summary: 'List animated cards, newest first: all, or those of one user or car',
    who: 'guest-or-member',
    query: page.extend({
      by: z.string().min(1).max(60).optional().meta({ description: 'Username' }),
      car: carId.optional(),
    }),
    answer: animatedCardPage,
    views,
    problems: ['cursor-unreadable', 'user-unknown'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v1/animated-cards/people',
    formerly: '/api/v1/showcase/people',
    summary: 'List users with animated cards, and their number among the newest 200',
    who: 'guest-or-member',
    answer: animatedCardPeople,
    views: ['car-loops'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/animated-cards/mine',
    formerly: '/api/v1/showcase/mine',
    summary: 'List your animated cards, newest first, and how many more you can add',
    who: 'member',
    limitedAs: 'nothing',
    query: page,
    answer: myAnimatedCardPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/animated-cards',
    formerly: '/api/v1/cars/:id/loops',
    summary: 'Submit an animated card for review',
    who: 'member',
    params: z.object({ id: carId }),
    body: submitAnimatedCardBody,
    answer: written,
    status: 201,
    problems: ['car-unknown', 'upload-unknown', 'car-loop-too-small', 'car-loop-already-sent', 'car-loops-full'],
    feature: 'uploads',
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/animated-cards/:loopId/reports',
    formerly: '/api/v1/cars/:id/loops/:loopId/reports',
    summary: 'Report an animated card to the moderators',
    who: 'member',
    params: oneLoop,
    body: reportAnimatedCardBody,
    answer: written,
    problems: ['car-loop-unknown', 'car-loop-own'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/animated-cards/:loopId/decline',
    formerly: '/api/v1/cars/:id/loops/:loopId/refusal',
    summary: 'Decline an animated card, or take down an approved one',
    who: 'moderator',
    params: oneLoop,
    body: declineAnimatedCardBody,
    answer: written,
    problems: ['car-loop-unknown', 'car-loop-not-pending'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/animated-cards/:loopId/withdraw',
    formerly: '/api/v1/cars/:id/loops/:loopId/withdrawal',
    summary: 'Withdraw your own animated card',
    who: 'member',
    params: oneLoop,
    answer: written,
    problems: ['car-loop-unknown', 'car-loop-not-pending', 'car-loop-not-yours'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/animated-cards/:loopId/resubmission',
    formerly: '/api/v1/cars/:id/loops/:loopId/sending',
    summary: 'Resubmit your withdrawn animated card within 30 days',
    who: 'member',
    params: oneLoop,
    answer: written,
    problems: ['car-loop-unknown', 'car-loop-not-yours'],
    feature: 'uploads',
  }),
};
