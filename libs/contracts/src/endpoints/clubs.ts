import { z } from 'zod';
import {
  clubCalendar,
  clubDayHistory,
  clubDayId,
  clubSetForStaff,
  clubSetId,
  correctClubSetBody,
  makeClubSetBody,
  moveClubSetBody,
  setClubDayBody,
} from '../clubs.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

const oneSet = z.object({ id: clubSetId });
const oneDay = z.object({ day: clubDayId });

/** Club days of the game: which tracks with which cars, day by day. */
export const clubs = {
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/club-days',
    summary: 'Club days of a span (at most a year) with their sets, and what may come after the last day that is known',
    who: 'anyone',
    query: z.object({ from: clubDayId, to: clubDayId }),
    answer: clubCalendar,
    views: ['club-days', 'club-sets'],
  }),
  dayHistory: endpoint({
    method: 'GET',
    path: '/api/v1/club-days/:day/history',
    summary: 'All that was told of a club day, the newest first',
    who: 'moderator',
    params: oneDay,
    answer: clubDayHistory,
    views: ['club-days'],
  }),
  setDay: endpoint({
    method: 'POST',
    path: '/api/v1/club-days/:day',
    summary: 'Tell what a club day has: a new version of it',
    who: 'moderator',
    params: oneDay,
    body: setClubDayBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired', 'club-unchanged', 'club-day-invalid'],
  }),
  setHistory: endpoint({
    method: 'GET',
    path: '/api/v1/club-sets/:id/history',
    summary: 'A club set with all that was told of it and what may be done about it',
    who: 'moderator',
    params: oneSet,
    answer: clubSetForStaff,
    views: ['club-sets'],
    problems: ['club-set-unknown'],
  }),
  makeSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets',
    summary: 'Write down tracks or requirements that club days may have',
    who: 'moderator',
    body: makeClubSetBody,
    answer: written,
    status: 201,
    problems: ['club-set-exists', 'club-set-invalid'],
  }),
  correctSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets/:id/corrections',
    summary: 'Tell a club set otherwise: a new version of it',
    who: 'moderator',
    params: oneSet,
    body: correctClubSetBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired', 'club-unchanged', 'club-set-invalid'],
  }),
  moveSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets/:id/status',
    summary: 'Retire a club set, so that no further day gets it, or have it back',
    who: 'moderator',
    params: oneSet,
    body: moveClubSetBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired'],
  }),
};
