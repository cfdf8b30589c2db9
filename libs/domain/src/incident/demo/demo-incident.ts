import { type Job, jobStep } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { IncidentEvent } from '../incident.events.ts';
import { incident, type Incident, incidentStream } from '../incident.state.ts';

/** Increase with every change of the data. */
const DEMO_INCIDENT_VERSION = 1;
const MINUTE_MS = 60_000;
/** Three days before the first start. */
const OPENED_BEFORE_MS = 3 * 24 * 60 * MINUTE_MS;

const incidentId = '5d2f6f0e-6f0b-4c1e-9a53-0b7c4b8f1d26';

type Word = { readonly after: number; readonly textId: string; readonly body: string };

/** Its messages, in minutes after it was opened; the bodies are stored as texts of their authors. */
export const demoIncidentTexts: readonly [Word, Word, Word] = [
  {
    after: 0,
    textId: 'demo-incident-opened',
    body: 'Photos and loops load slowly or not at all. Times can be read and sent as always.',
  },
  { after: 22, textId: 'demo-incident-found', body: 'The disk with the pictures was nearly full. We are moving them.' },
  { after: 61, textId: 'demo-incident-over', body: 'The pictures lie on a larger disk now. None was lost.' },
];

export const demoIncidentSeed = (now: string): Job => {
  const [opened, found, over] = demoIncidentTexts;
  const told = ({ after, textId }: Word, event: IncidentEvent) =>
    jobStep<Incident, IncidentEvent>({
      key: textId,
      stream: incidentStream(incidentId),
      command: event.type,
      data: { incidentId, textId },
      actor: seedActor('demo-incident'),
      at: new Date(Date.parse(now) - OPENED_BEFORE_MS + after * MINUTE_MS).toISOString(),
      decider: incident,
      decide: () => [event],
    });
  const of = ({ textId }: Word) => ({ incidentId, textId });
  const steps = () => [
    told(opened, { type: 'IncidentOpened', data: { ...of(opened), impact: 'slow', parts: ['pictures'] } }),
    told(found, { type: 'IncidentUpdated', data: { ...of(found), stage: 'identified' } }),
    told(over, { type: 'IncidentClosed', data: of(over) }),
  ];
  return { ...seedJob('demo-incident', DEMO_INCIDENT_VERSION, steps), inOrder: true };
};
