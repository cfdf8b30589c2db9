import type { Decider } from '#kernel';
import type { IncidentEvent } from './incident.events.ts';

export type Incident = { readonly status: 'new' | 'open' | 'closed' };

export const incidentStream = (incidentId: string): string => `incident-${incidentId}`;

export const incident: Decider<Incident, IncidentEvent> = {
  initial: { status: 'new' },
  evolve: (_, { type }) => ({ status: type === 'IncidentClosed' ? 'closed' : 'open' }),
};
