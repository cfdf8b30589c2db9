import { Command, type StoredText } from '#kernel';
import type { OfReport, ReportDismissed, ReportReopened, ReportUpheld } from './report.events.ts';
import { type Report, reportFor } from './report.state.ts';
import type { DismissedReason, UpheldReason } from './report.enums.ts';
import { reportPermissions } from './report.permissions.ts';

export class UpholdReport extends Command<OfReport & { readonly reason: UpheldReason; readonly text?: string }> {}

export class DismissReport extends Command<OfReport & { readonly reason: DismissedReason; readonly text?: string }> {}

export class ReopenReport extends Command<OfReport> {}

export const upholdReport = (
  { data: { reportId, reason }, meta }: UpholdReport,
  state: Report,
  kept: StoredText = {},
): readonly ReportUpheld[] => {
  reportPermissions.check('uphold-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportUpheld', data: { reportId, reason, ...kept } }];
};

export const dismissReport = (
  { data: { reportId, reason }, meta }: DismissReport,
  state: Report,
  kept: StoredText = {},
): readonly ReportDismissed[] => {
  reportPermissions.check('dismiss-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportDismissed', data: { reportId, reason, ...kept } }];
};

export const reopenReport = ({ data: { reportId }, meta }: ReopenReport, state: Report): readonly ReportReopened[] => {
  reportPermissions.check('reopen-report', reportFor(state, meta), meta, { reportId });
  return [{ type: 'ReportReopened', data: { reportId } }];
};
