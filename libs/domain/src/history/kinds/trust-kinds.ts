import type { AppealEvent } from '../../appeal/appeal.events.ts';
import { appealStream } from '../../appeal/appeal.state.ts';
import type { ReportEvent } from '../../report/report.events.ts';
import { reportStream } from '../../report/report.state.ts';
import { type HistoryKind, never, oneStream } from '../history-kind.ts';

/** Reports to the team: for the reporter and staff. */
export const reportHistoryKind: HistoryKind<ReportEvent> = {
  kind: 'report',
  stream: oneStream(reportStream),
  itemOf: ({ reportId }) => reportId,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    ReportMade: {
      act: 'reported',
      status: 'waiting',
      owner: ({ reportedBy }) => reportedBy,
      hiddenFrom: ({ owner }) => owner,
      facts: ({ textId }) => (textId === undefined ? {} : { words: { textId } }),
    },
    ReportUpheld: { act: 'approved', byStaff: true, status: 'approved' },
    ReportDismissed: { act: 'declined', byStaff: true, status: 'declined' },
    ReportReopened: { act: 'reopened', byStaff: true, status: 'waiting' },
  },
};

/** Appeals: for the appellant and staff. */
export const appealHistoryKind: HistoryKind<AppealEvent> = {
  kind: 'appeal',
  stream: oneStream(appealStream),
  itemOf: ({ appealId }) => appealId,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    AppealMade: {
      act: 'submitted',
      status: 'waiting',
      owner: ({ appellant }) => appellant,
      facts: ({ textId }) => ({ words: { textId } }),
    },
    AppealGranted: { act: 'approved', byStaff: true, status: 'approved' },
    AppealRejected: { act: 'declined', byStaff: true, status: 'declined' },
    AppealReopened: { act: 'reopened', byStaff: true, status: 'waiting' },
  },
};
