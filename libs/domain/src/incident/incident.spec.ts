import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Meta } from '#kernel';
import type { IncidentEvent } from './incident.events.ts';
import { type Incident, incident } from './incident.state.ts';
import { incidentPermissions } from './incident.permissions.ts';
import {
  CloseIncident,
  closeIncident,
  OpenIncident,
  openIncident,
  UpdateIncident,
  updateIncident,
} from './open-incident.ts';

const incidentId = 'i1';
const admin = by('ann', 'admin');
const open =
  (meta: Meta = admin) =>
  (state: Incident) =>
    openIncident(
      new OpenIncident({ impact: 'partial', parts: ['writing', 'news', 'writing'], text: 'Slow' }, meta),
      state,
      { incidentId, textId: 't' },
    );
const update =
  (meta: Meta = admin) =>
  (state: Incident) =>
    updateIncident(new UpdateIncident({ incidentId, stage: 'identified', text: 'A disk' }, meta), state, {
      textId: 't',
    });
const close =
  (meta: Meta = admin) =>
  (state: Incident) =>
    closeIncident(new CloseIncident({ incidentId, text: 'Mended' }, meta), state, { textId: 't' });

const opened: IncidentEvent = {
  type: 'IncidentOpened',
  data: { incidentId, impact: 'partial', parts: ['writing', 'news'], textId: 't' },
};
const updated: IncidentEvent = { type: 'IncidentUpdated', data: { incidentId, stage: 'identified', textId: 't' } };
const closed: IncidentEvent = { type: 'IncidentClosed', data: { incidentId, textId: 't' } };

describe('an incident', () => {
  it('is opened, told of and closed by admins and the operator', () => {
    given(incident).when(open()).then([opened]);
    given(incident, [opened]).when(update()).then([updated]);
    given(incident, [opened, updated])
      .when(close(by('system:ops')))
      .then([closed]);
    given(incident)
      .when(open(by('mod', 'moderator')))
      .thenBroken('not-allowed');
  });

  it('that is over, or never was, is told of no more', () => {
    given(incident, [opened, closed]).when(update()).thenBroken('incident-not-open', { incidentId });
    given(incident).when(close()).thenBroken('incident-not-open', { incidentId });
  });

  it('goes nowhere by 10,000 commands where no row of the table leads', async () => {
    const item = (state: Incident) => state;
    const came = await walkTable({
      table: incidentPermissions,
      decider: incident,
      commands: {
        'open-incident': (meta, _, state) => ({ item, decide: () => open(meta)(state) }),
        'update-incident': (meta, _, state) => ({ item, decide: () => update(meta)(state) }),
        'close-incident': (meta, _, state) => ({ item, decide: () => close(meta)(state) }),
      },
    });
    expect(came).toEqual(commandsIn(incidentPermissions));
  });
});
