import { endpoint } from '../endpoint.ts';
import { contributorList, contributorsQuery, honoursBody } from '../contributors.ts';
import { written } from '../written.ts';

export const contributors = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/contributors',
    summary: 'Who contributed most times, rounds, reviews, photos and templates, and who pays for the site',
    who: 'guest-or-member',
    query: contributorsQuery,
    answer: contributorList,
    views: ['recap-facts', 'honours', 'members'],
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/contributors/me',
    summary: 'Say whether you are named among contributors and patrons',
    who: 'member',
    body: honoursBody,
    answer: written,
  }),
};
