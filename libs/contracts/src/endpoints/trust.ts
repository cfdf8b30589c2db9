import { z } from 'zod';
import { appealBody, appealedThing, appealState } from '../appeals.ts';
import { endpoint } from '../endpoint.ts';
import { publicPerson } from '../people.ts';
import { reportBody } from '../reports.ts';
import { written } from '../written.ts';

export const people = {
  one: endpoint({
    method: 'GET',
    path: '/api/v1/users/:name',
    summary: 'Get a user’s contributions and the status of their lap times',
    who: 'guest-or-member',
    params: z.object({ name: z.string().min(1).max(64) }),
    answer: publicPerson,
    views: ['recap-activities', 'contributor-consents', 'members', 'trust'],
    problems: ['user-unknown'],
  }),
};

export const reports = {
  make: endpoint({
    method: 'POST',
    path: '/api/v1/reports',
    summary: 'Report a user, their content or a page to staff',
    who: 'member',
    limitedAs: 'nothing',
    body: reportBody,
    answer: written,
    status: 201,
    problems: ['report-of-nothing', 'report-of-oneself'],
  }),
};

export const appeals = {
  one: endpoint({
    method: 'GET',
    path: '/api/v1/appeals/:kind/:itemId',
    summary: 'Get whether you can appeal a decision on your item, or the result of your appeal',
    who: 'member',
    limitedAs: 'nothing',
    params: appealedThing,
    answer: appealState,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/appeals/:kind/:itemId',
    summary: 'Appeal a decision; another moderator reviews it',
    who: 'member',
    limitedAs: 'nothing',
    params: appealedThing,
    body: appealBody,
    answer: written,
    status: 201,
    problems: ['appeal-unknown', 'appeal-made-already', 'appeal-decided', 'appeal-not-yours'],
  }),
};
