import { type ActorId, Command, type StoredText, RuleBroken } from '#kernel';
import type { Reported, ReportMade } from './report.events.ts';
import type { Report } from './report.state.ts';
import type { ReportFault } from './report.enums.ts';
import { reportPermissions } from './report.permissions.ts';

/** Report an item, a user, or a page to the team; `text` is the reporter's own words. */
export class MakeReport extends Command<{
  readonly about: Reported;
  readonly fault: ReportFault;
  readonly text?: string;
}> {}

/** `owner`: its author, null where that is no user; undefined: it does not exist. */
type ReportFacts = StoredText & { readonly reportId: string; readonly owner: ActorId | null | undefined };

export const makeReport = (
  { data: { about, fault }, meta }: MakeReport,
  state: Report,
  { reportId, owner, textId }: ReportFacts,
): readonly ReportMade[] => {
  reportPermissions.check('make-report', state, meta, {});
  if (owner === undefined) throw new RuleBroken('report-of-nothing');
  if (owner === meta.actor && about.kind === 'person') throw new RuleBroken('report-of-oneself');
  const whose = owner === null ? {} : { owner };
  const words = textId === undefined ? {} : { textId };
  return [{ type: 'ReportMade', data: { reportId, about, ...whose, fault, reportedBy: meta.actor, ...words } }];
};
