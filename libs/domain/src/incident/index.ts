export { incidentCommands } from './incident.commands.ts';
export * from './incident.events.ts';
export { incident, incidentStream, type Incident } from './incident.state.ts';
export { incidentPermissions } from './incident.permissions.ts';
export * from './incident.enums.ts';
export { CloseIncident, OpenIncident, UpdateIncident } from './open-incident.ts';
export { demoIncidentSeed, demoIncidentTexts } from './demo/demo-incident.ts';
