export { incidentCommands } from './incident.commands.ts';
export * from './incident.events.ts';
export { incident, incidentStream, type Incident } from './incident.state.ts';
export { incidentWhoMay } from './incident.who-may.ts';
export * from './incident-words.ts';
export { CloseIncident, OpenIncident, UpdateIncident } from './tell-incident.ts';
export { demoIncidentSeed, demoIncidentWords } from './demo/demo-incident.ts';
