import type { ActorId, Caller, Decider } from '#kernel';
import type { ReportEvent } from './report.events.ts';

/** A report as its commands see it; `owner` is the author of the reported item, or the reported user. */
export type Report = {
  readonly status: 'new' | 'waiting' | 'upheld' | 'dismissed';
  readonly reportedBy?: ActorId;
  readonly owner?: ActorId;
};

export const reportStream = (reportId: string): string => `report-${reportId}`;

export const report: Decider<Report, ReportEvent> = {
  initial: { status: 'new' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ReportMade': {
        const { reportedBy, owner } = data;
        return { status: 'waiting', reportedBy, ...(owner !== undefined && { owner }) };
      }
      case 'ReportUpheld':
        return { ...state, status: 'upheld' };
      case 'ReportDismissed':
        return { ...state, status: 'dismissed' };
      case 'ReportReopened':
        return { ...state, status: 'waiting' };
    }
  },
};

/** A report as the caller sees it: for the reported user it does not exist. */
export const reportFor = (state: Report, { actor }: Caller): Report =>
  state.owner !== undefined && state.owner === actor ? report.initial : state;
