import { Command, type KeptText } from '#kernel';
import type { OfReport, ReportDismissed, ReportReopened, ReportUpheld } from './report.events.ts';
import { type Report, reportFor } from './report.state.ts';
import type { DismissedReason, UpheldReason } from './report-words.ts';
import { reportWhoMay } from './report.who-may.ts';

export class UpholdReport extends Command<OfReport & { readonly reason: UpheldReason; readonly text?: string }> {}

export class DismissReport extends Command<OfReport & { readonly reason: DismissedReason; readonly text?: string }> {}

export class ReopenReport extends Command<OfReport> {}

export const upholdReport = (
  { data: { reportId, reason }, meta }: UpholdReport,
  state: Report,
  kept: KeptText = {},
): readonly ReportUpheld[] => {
  reportWhoMay.check('uphold-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportUpheld', data: { reportId, reason, ...kept } }];
};

export const dismissReport = (
  { data: { reportId, reason }, meta }: DismissReport,
  state: Report,
  kept: KeptText = {},
): readonly ReportDismissed[] => {
  reportWhoMay.check('dismiss-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportDismissed', data: { reportId, reason, ...kept } }];
};

export const reopenReport = ({ data: { reportId }, meta }: ReopenReport, state: Report): readonly ReportReopened[] => {
  reportWhoMay.check('reopen-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportReopened', data: { reportId } }];
};
