import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { MakeReport, makeReport } from './make-report.ts';
import type { OfReport } from './report.events.ts';
import { report, reportStream } from './report.state.ts';
import {
  DismissReport,
  dismissReport,
  ReopenReport,
  reopenReport,
  UpholdReport,
  upholdReport,
} from './resolve-report.ts';

const ofReport = { id: ({ reportId }: OfReport) => reportId };
const said = { ...ofReport, words: ({ text }: { readonly text?: string }) => ({ body: text }) };
const ended =
  (outcome: 'approved' | 'declined') =>
  ({ reportId: itemId, reason }: OfReport & { readonly reason: string }) =>
    ({ kind: 'report', itemId, outcome, reason }) as const;
const uphold = ending(ended('approved'), upholdReport);
const dismiss = ending(ended('declined'), dismissReport);

export const reportCommands = commandsOf({
  decider: queued(report),
  // A new report gets its id, and so its stream, when the command runs.
  stream: ({ reportId = '' }: Partial<OfReport & MakeReport['data']>) => reportStream(reportId),
  decisions: [
    decision(MakeReport, makeReport, {
      id: (_, { reportId }) => reportId,
      words: ({ text }) => ({ body: text }),
      facts: { reportId: newId('report'), owner: lookedUp },
      stream: (_, { reportId }) => reportStream(reportId),
    }),
    decision(UpholdReport, uphold, said),
    decision(DismissReport, dismiss, said),
    decision(ReopenReport, reopenReport, ofReport),
  ],
});
