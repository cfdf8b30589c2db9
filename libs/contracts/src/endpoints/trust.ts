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
    summary: 'What a person contributed, and how what they said fared',
    who: 'guest-or-member',
    params: z.object({ name: z.string().min(1).max(64) }),
    answer: publicPerson,
    views: ['recap-facts', 'honours', 'members', 'trust'],
    problems: ['user-unknown'],
  }),
};

export const reports = {
  make: endpoint({
    method: 'POST',
    path: '/api/v1/reports',
    summary: 'Tell the team of a person, of something that somebody made, or of a page',
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
    summary: 'Whether you can appeal against what was decided on something of yours, or what became of that',
    who: 'member',
    limitedAs: 'nothing',
    params: appealedThing,
    answer: appealState,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/appeals/:kind/:itemId',
    summary: 'Ask that another moderator reads a decision again',
    who: 'member',
    limitedAs: 'nothing',
    params: appealedThing,
    body: appealBody,
    answer: written,
    status: 201,
    problems: ['appeal-unknown', 'appeal-made-already', 'appeal-decided', 'appeal-not-yours'],
  }),
};
