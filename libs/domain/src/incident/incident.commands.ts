import { commandsOf, decision, newId } from '#kernel';
import type { OfIncident } from './incident.events.ts';
import { incident, incidentStream } from './incident.state.ts';
import {
  CloseIncident,
  closeIncident,
  type Opened,
  OpenIncident,
  openIncident,
  UpdateIncident,
  updateIncident,
} from './open-incident.ts';

const ofIncident = {
  id: ({ incidentId }: OfIncident) => incidentId,
  words: ({ text }: { readonly text: string }) => ({ body: text }),
};

export const incidentCommands = commandsOf({
  decider: incident,
  // An opened incident gets its id, and so its stream, when the command runs.
  stream: ({ incidentId = '' }: Partial<OfIncident & Opened>) => incidentStream(incidentId),
  decisions: [
    decision(OpenIncident, openIncident, {
      id: (_, { incidentId }) => incidentId,
      words: ofIncident.words,
      facts: { incidentId: newId('incident') },
      stream: (_, { incidentId }) => incidentStream(incidentId),
    }),
    decision(UpdateIncident, updateIncident, ofIncident),
    decision(CloseIncident, closeIncident, ofIncident),
  ],
});
