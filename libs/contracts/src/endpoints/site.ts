import { endpoint } from '../endpoint.ts';
import {
  incidentBody,
  incidentEndBody,
  incidentUpdateBody,
  maintenanceBody,
  ofFeature,
  ofIncident,
  siteNotices,
  siteStatus,
  switchBody,
} from '../site.ts';
import { written } from '../written.ts';

const byAdmin = { who: 'admin', answer: written, whilePaused: true } as const;

/** State of the site, and what admins change in it. */
export const site = {
  notices: endpoint({
    method: 'GET',
    path: '/api/v1/site',
    summary: 'Get the features that are turned off and any announced maintenance',
    who: 'anyone',
    answer: siteNotices,
    views: ['site'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/v1/status',
    summary:
      'Get the status of each part of the site, the latest backup and incidents; also answers while views are unavailable',
    who: 'anyone',
    answer: siteStatus,
  }),
  switch: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/features/:feature',
    summary: 'Turn a member feature off or on; every node follows within 10 seconds',
    params: ofFeature,
    body: switchBody,
    problems: ['feature-unchanged'],
  }),
  announce: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/maintenance',
    summary: 'Announce maintenance on every page, replacing any earlier announcement',
    body: maintenanceBody,
    problems: ['date-past', 'maintenance-invalid'],
  }),
  withdraw: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/maintenance/withdraw',
    formerly: '/api/v1/site/maintenance/withdrawal',
    summary: 'Withdraw announced maintenance, or end it now',
    problems: ['maintenance-unknown'],
  }),
  openIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents',
    summary: 'Report an incident publicly',
    body: incidentBody,
    status: 201,
  }),
  updateIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents/:incidentId/updates',
    summary: 'Post an update on an incident',
    params: ofIncident,
    body: incidentUpdateBody,
    problems: ['incident-not-open'],
  }),
  closeIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents/:incidentId/end',
    summary: 'Resolve an incident',
    params: ofIncident,
    body: incidentEndBody,
    problems: ['incident-not-open'],
  }),
};
