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

/** What the site tells of itself, and what admins do about it. */
export const site = {
  notices: endpoint({
    method: 'GET',
    path: '/api/v1/site',
    summary: 'What is switched off, and maintenance that was announced',
    who: 'anyone',
    answer: siteNotices,
    views: ['site'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/v1/status',
    summary: 'How each part of the site is, the newest backup, and incidents; answered also while views cannot be read',
    who: 'anyone',
    answer: siteStatus,
  }),
  switch: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/features/:feature',
    summary: 'Switch off what members write, or on again; every node follows within 10 seconds',
    params: ofFeature,
    body: switchBody,
    problems: ['feature-unchanged'],
  }),
  announce: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/maintenance',
    summary: 'Announce maintenance on every page, instead of what was announced before',
    body: maintenanceBody,
    problems: ['date-past', 'maintenance-invalid'],
  }),
  withdraw: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/site/maintenance/withdrawal',
    summary: 'Take back what was announced, or end it now',
    problems: ['maintenance-unknown'],
  }),
  openIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents',
    summary: 'Tell everybody that something does not work',
    body: incidentBody,
    status: 201,
  }),
  updateIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents/:incidentId/updates',
    summary: 'Tell what is known of an incident by now',
    params: ofIncident,
    body: incidentUpdateBody,
    problems: ['incident-not-open'],
  }),
  closeIncident: endpoint({
    method: 'POST',
    ...byAdmin,
    path: '/api/v1/incidents/:incidentId/end',
    summary: 'Tell that an incident is over',
    params: ofIncident,
    body: incidentEndBody,
    problems: ['incident-not-open'],
  }),
};
