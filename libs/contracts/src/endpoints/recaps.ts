import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import {
  onePeriod,
  oneRecapKey,
  ownRecap,
  recapChoicesBody,
  recapFactPage,
  recapListQuery,
  recapZoneBody,
  sharedRecap,
  shareRecapBody,
  siteRecap,
} from '../recaps.ts';
import { written } from '../written.ts';

const views = ['recap-facts', 'track-reigns', 'recaps'] as const;
const change = { who: 'member', answer: written } as const;

export const recaps = {
  own: endpoint({
    method: 'GET',
    path: '/api/v1/recaps/:period',
    summary: 'Your year (2025) or month (2025-03): what you did, by your own calendar, and what was corrected since',
    who: 'member',
    scope: 'own-data',
    params: onePeriod,
    answer: ownRecap,
    views,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recaps/:period/facts',
    summary: 'What a figure of your year or month comes from',
    who: 'member',
    scope: 'own-data',
    params: onePeriod,
    query: paging(100, 50).extend(recapListQuery.shape),
    answer: recapFactPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  site: endpoint({
    method: 'GET',
    path: '/api/v1/recaps/:period/site',
    summary: 'What everybody did in a year or a month, in days of UTC',
    who: 'guest-or-member',
    params: onePeriod,
    answer: siteRecap,
    views: ['recap-site'],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v1/shared-recaps/:key',
    summary: 'A year or a month that somebody shares by the key of a link',
    who: 'guest-or-member',
    params: oneRecapKey,
    answer: sharedRecap,
    views: ['recap-facts', 'track-reigns', 'recaps', 'recap-shares'],
    problems: ['user-unknown'],
  }),
  zone: endpoint({
    method: 'PUT',
    path: '/api/v1/recap/zone',
    summary: 'Have your days begin and end in a time zone from now on; the ones before stay as they were',
    ...change,
    body: recapZoneBody,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/recap/choices',
    summary: 'Say whether there is a recap of you, and whether recaps of others may say your name',
    ...change,
    body: recapChoicesBody,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v1/recap/shares',
    summary: 'Share cards of a year or a month by a link; its key is the id of the answer',
    ...change,
    body: shareRecapBody,
    problems: ['stream-too-long'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/v1/recap/shares/:key/revocation',
    summary: 'Let a link to a recap of yours lead nowhere',
    ...change,
    params: oneRecapKey,
  }),
};
