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
    summary: 'List club days of a period (at most a year) with their sets, and predictions for the days after',
    who: 'anyone',
    query: z.object({ from: clubDayId, to: clubDayId }),
    answer: clubCalendar,
    views: ['club-days', 'club-sets'],
  }),
  dayHistory: endpoint({
    method: 'GET',
    path: '/api/v1/club-days/:day/history',
    summary: 'Get the history of a club day, newest first',
    who: 'moderator',
    params: oneDay,
    answer: clubDayHistory,
    views: ['club-days'],
  }),
  setDay: endpoint({
    method: 'POST',
    path: '/api/v1/club-days/:day',
    summary: 'Set the contents of a club day; creates a new version',
    who: 'moderator',
    params: oneDay,
    body: setClubDayBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired', 'club-unchanged', 'club-day-invalid'],
  }),
  setHistory: endpoint({
    method: 'GET',
    path: '/api/v1/club-sets/:id/history',
    summary: 'Get a club set with its history and permitted actions',
    who: 'moderator',
    params: oneSet,
    answer: clubSetForStaff,
    views: ['club-sets'],
    problems: ['club-set-unknown'],
  }),
  makeSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets',
    summary: 'Create a club set of tracks or requirements',
    who: 'moderator',
    body: makeClubSetBody,
    answer: written,
    status: 201,
    problems: ['club-set-exists', 'club-set-invalid'],
  }),
  correctSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets/:id/corrections',
    summary: 'Update a club set; creates a new version',
    who: 'moderator',
    params: oneSet,
    body: correctClubSetBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired', 'club-unchanged', 'club-set-invalid'],
  }),
  moveSet: endpoint({
    method: 'POST',
    path: '/api/v1/club-sets/:id/status',
    summary: 'Retire a club set for future days, or restore it',
    who: 'moderator',
    params: oneSet,
    body: moveClubSetBody,
    answer: written,
    problems: ['club-set-unknown', 'club-set-retired'],
  }),
};
