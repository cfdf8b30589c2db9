import type { Event } from '#kernel';
import type { IncidentImpact, IncidentStage, SitePart } from './incident-words.ts';

export type OfIncident = { readonly incidentId: string };
/** What is told of it: the id of words in the accounts store. */
type Told = { readonly textId?: string };

/** Something does not work as it should. */
export type IncidentOpened = Event<
  'IncidentOpened',
  OfIncident & Told & { readonly impact: IncidentImpact; readonly parts: readonly SitePart[] }
>;

/** More is known of it. */
export type IncidentUpdated = Event<'IncidentUpdated', OfIncident & Told & { readonly stage: IncidentStage }>;

/** It is over. */
export type IncidentClosed = Event<'IncidentClosed', OfIncident & Told>;

export type IncidentEvent = IncidentOpened | IncidentUpdated | IncidentClosed;
