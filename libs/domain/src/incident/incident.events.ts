import type { Event } from '#kernel';
import type { IncidentImpact, IncidentStage, SiteComponent } from './incident.enums.ts';

export type OfIncident = { readonly incidentId: string };
type Told = { readonly textId?: string };

export type IncidentOpened = Event<
  'IncidentOpened',
  OfIncident & Told & { readonly impact: IncidentImpact; readonly parts: readonly SiteComponent[] }
>;

export type IncidentUpdated = Event<'IncidentUpdated', OfIncident & Told & { readonly stage: IncidentStage }>;

export type IncidentClosed = Event<'IncidentClosed', OfIncident & Told>;

export type IncidentEvent = IncidentOpened | IncidentUpdated | IncidentClosed;
