import { endpoint } from '../endpoint.ts';
import { contributorList, contributorsQuery, contributorConsentBody } from '../contributors.ts';
import { written } from '../written.ts';

export const contributors = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/contributors',
    summary: 'List the top contributors of times, rounds, reviews, photos and templates, and the patrons',
    who: 'guest-or-member',
    query: contributorsQuery,
    answer: contributorList,
    views: ['recap-activities', 'contributor-consents', 'members'],
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/contributors/me',
    summary: 'Choose whether you are listed among contributors and patrons',
    who: 'member',
    body: contributorConsentBody,
    answer: written,
  }),
};
