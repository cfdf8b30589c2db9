import { Command, type StoredText } from '#kernel';
import type { IncidentClosed, IncidentOpened, IncidentUpdated, OfIncident } from './incident.events.ts';
import type { Incident } from './incident.state.ts';
import { incidentPermissions } from './incident.permissions.ts';
import type { IncidentImpact, IncidentStage, SiteComponent } from './incident.enums.ts';

export type Opened = {
  readonly impact: IncidentImpact;
  readonly parts: readonly SiteComponent[];
  readonly text: string;
};

export class OpenIncident extends Command<Opened> {}

export class UpdateIncident extends Command<OfIncident & { readonly stage: IncidentStage; readonly text: string }> {}

export class CloseIncident extends Command<OfIncident & { readonly text: string }> {}

const told = ({ textId }: StoredText) => (textId === undefined ? {} : { textId });

export const openIncident = (
  { data: { impact, parts }, meta }: OpenIncident,
  state: Incident,
  { incidentId, ...text }: StoredText & OfIncident,
): readonly IncidentOpened[] => {
  incidentPermissions.check('open-incident', state, meta);
  return [{ type: 'IncidentOpened', data: { incidentId, impact, parts: [...new Set(parts)], ...told(text) } }];
};

export const updateIncident = (
  { data: { incidentId, stage }, meta }: UpdateIncident,
  state: Incident,
  text: StoredText,
): readonly IncidentUpdated[] => {
  incidentPermissions.check('update-incident', state, meta, { incidentId });
  return [{ type: 'IncidentUpdated', data: { incidentId, stage, ...told(text) } }];
};

export const closeIncident = (
  { data: { incidentId }, meta }: CloseIncident,
  state: Incident,
  text: StoredText,
): readonly IncidentClosed[] => {
  incidentPermissions.check('close-incident', state, meta, { incidentId });
  return [{ type: 'IncidentClosed', data: { incidentId, ...told(text) } }];
};
