import { Command, type KeptText } from '#kernel';
import type { IncidentClosed, IncidentOpened, IncidentUpdated, OfIncident } from './incident.events.ts';
import type { Incident } from './incident.state.ts';
import { incidentWhoMay } from './incident.who-may.ts';
import type { IncidentImpact, IncidentStage, SitePart } from './incident-words.ts';

export type Opened = { readonly impact: IncidentImpact; readonly parts: readonly SitePart[]; readonly text: string };

export class OpenIncident extends Command<Opened> {}

export class UpdateIncident extends Command<OfIncident & { readonly stage: IncidentStage; readonly text: string }> {}

export class CloseIncident extends Command<OfIncident & { readonly text: string }> {}

const told = ({ textId }: KeptText) => (textId === undefined ? {} : { textId });

export const openIncident = (
  { data: { impact, parts }, meta }: OpenIncident,
  state: Incident,
  { incidentId, ...text }: KeptText & OfIncident,
): readonly IncidentOpened[] => {
  incidentWhoMay.check('open-incident', state, meta);
  return [{ type: 'IncidentOpened', data: { incidentId, impact, parts: [...new Set(parts)], ...told(text) } }];
};

export const updateIncident = (
  { data: { incidentId, stage }, meta }: UpdateIncident,
  state: Incident,
  text: KeptText,
): readonly IncidentUpdated[] => {
  incidentWhoMay.check('update-incident', state, meta, { incidentId });
  return [{ type: 'IncidentUpdated', data: { incidentId, stage, ...told(text) } }];
};

export const closeIncident = (
  { data: { incidentId }, meta }: CloseIncident,
  state: Incident,
  text: KeptText,
): readonly IncidentClosed[] => {
  incidentWhoMay.check('close-incident', state, meta, { incidentId });
  return [{ type: 'IncidentClosed', data: { incidentId, ...told(text) } }];
};
