import type { IncidentEvent, IncidentImpact, IncidentStage, SiteComponent } from '#domain';
import type { Projection } from '#read-store';

/** A message about an incident, with its time (ISO 8601). `textId`: its text. */
export type IncidentUpdate = {
  readonly stage: 'opened' | IncidentStage | 'closed';
  readonly at: string;
  readonly textId: string | null;
};

/** An incident. `told`: the latest messages, oldest first; the first is the opening. */
export type IncidentDoc = {
  readonly incidentId: string;
  readonly status: 'open' | 'closed';
  readonly impact: IncidentImpact;
  readonly parts: readonly SiteComponent[];
  readonly openedAt: string;
  readonly closedAt: string | null;
  readonly told: readonly IncidentUpdate[];
};

/** A document stays small however long an incident goes on. */
const TOLD_MAX = 50;

/** View `incidents`: all incidents, by their start. */
export const incidents: Projection<IncidentEvent, IncidentDoc> = {
  name: 'incidents',
  version: 1,
  handles: ['IncidentOpened', 'IncidentUpdated', 'IncidentClosed'],
  indexes: [['status', 'openedAt'], ['openedAt']],
  keysOf: ({ data }) => [data.incidentId],
  channel: () => 'site',
  evolve: (doc, event) => {
    const { at } = event.meta;
    const { incidentId, textId = null } = event.data;
    if (event.type === 'IncidentOpened') {
      const { impact, parts } = event.data;
      const told = [{ stage: 'opened', at, textId } as const];
      return { incidentId, status: 'open', impact, parts, openedAt: at, closedAt: null, told };
    }
    if (!doc) return doc;
    const stage = event.type === 'IncidentClosed' ? 'closed' : event.data.stage;
    const [first, ...later] = doc.told;
    const latest = [...later, { stage, at, textId } as const].slice(1 - TOLD_MAX);
    return {
      ...doc,
      told: first ? [first, ...latest] : latest,
      ...(stage === 'closed' && { status: 'closed' as const, closedAt: at }),
    };
  },
};
