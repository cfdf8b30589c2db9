import type { IncidentEvent } from '../../incident/incident.events.ts';
import { incidentStream } from '../../incident/incident.state.ts';
import type { SiteEvent } from '../../site/site.events.ts';
import { SITE_STREAM, siteStream } from '../../site/site.state.ts';
import { always, type HistoryKind, never, oneStream } from '../history-kind.ts';

/** The site's write switches, and announced maintenance. */
export const siteHistoryKind: HistoryKind<SiteEvent> = {
  kind: 'site',
  stream: oneStream(siteStream),
  itemOf: () => SITE_STREAM,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    FeatureSwitchedOff: {
      act: 'switched-off',
      byStaff: true,
      note: 'staff',
      facts: ({ feature }) => ({ [`switch ${feature}`]: false }),
    },
    FeatureSwitchedOn: {
      act: 'switched-on',
      byStaff: true,
      note: 'staff',
      facts: ({ feature }) => ({ [`switch ${feature}`]: true }),
    },
    MaintenanceAnnounced: {
      act: 'announced',
      byStaff: true,
      facts: ({ startsAt, endsAt, refusesWrites, textId }) => ({
        startsAt,
        endsAt,
        paused: refusesWrites,
        words: textId === undefined ? undefined : { textId },
      }),
    },
    MaintenanceWithdrawn: {
      act: 'withdrawn',
      byStaff: true,
      facts: () => ({ startsAt: undefined, endsAt: undefined, paused: undefined, words: undefined }),
    },
  },
};

/** Incidents, as they were announced. */
export const incidentHistoryKind: HistoryKind<IncidentEvent> = {
  kind: 'incident',
  stream: oneStream(incidentStream),
  itemOf: ({ incidentId }) => incidentId,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    IncidentOpened: {
      act: 'created',
      byStaff: true,
      status: 'open',
      facts: ({ textId }) => ({ words: { textId } }),
    },
    IncidentUpdated: { act: 'told', byStaff: true, facts: ({ textId }) => ({ words: { textId } }) },
    IncidentClosed: { act: 'closed', byStaff: true, status: 'closed', facts: ({ textId }) => ({ words: { textId } }) },
  },
};
