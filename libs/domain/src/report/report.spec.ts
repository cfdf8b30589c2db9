import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { MakeReport, makeReport } from './make-report.ts';
import type { ReportMade } from './report.events.ts';
import { type Report, report } from './report.state.ts';
import {
  DismissReport,
  dismissReport,
  ReopenReport,
  reopenReport,
  UpholdReport,
  upholdReport,
} from './resolve-report.ts';

const one = { reportId: 'r1' };
const about = { kind: 'person', itemId: 'bob' } as const;
const bob = 'bob' as ActorId;
const made: ReportMade = {
  type: 'ReportMade',
  data: { ...one, about, owner: bob, fault: 'insult', reportedBy: 'ann' as ActorId, textId: 'words' },
};
const upheld = { type: 'ReportUpheld', data: { ...one, reason: 'acted' } } as const;

const make =
  (who: string, owner: ActorId | null | undefined = bob) =>
  (state: Report) =>
    makeReport(new MakeReport({ about, fault: 'insult' }, by(who)), state, { ...one, owner, textId: 'words' });
const uphold = (who: string) => (state: Report) =>
  upholdReport(new UpholdReport({ ...one, reason: 'acted' }, by(who, 'admin')), state);
const dismiss = (state: Report) =>
  dismissReport(new DismissReport({ ...one, reason: 'not-ours' }, by('mod', 'moderator')), state);
const reopen = (state: Report) => reopenReport(new ReopenReport(one, by('mod', 'moderator')), state);

describe('a report', () => {
  it('is of something that is there, and of another person', () => {
    given(report).when(make('ann')).then([made]);
    given(report)
      .when((state) =>
        makeReport(new MakeReport({ about, fault: 'insult' }, by('ann')), state, { ...one, owner: undefined }),
      )
      .thenBroken('report-of-nothing');
    given(report).when(make('bob')).thenBroken('report-of-oneself');
  });

  it('is settled by nobody who made it or whom it is about, and waits again', () => {
    given(report, [made]).when(uphold('mod')).then([upheld]);
    given(report, [made]).when(uphold('ann')).thenBroken('not-allowed');
    // For the reported user the report does not exist: the error is that of an unknown one.
    given(report, [made]).when(uphold('bob')).thenBroken('report-unknown');
    given(report).when(uphold('bob')).thenBroken('report-unknown');
    given(report, [made])
      .when(dismiss)
      .then([{ type: 'ReportDismissed', data: { ...one, reason: 'not-ours' } }]);
    given(report, [made, upheld]).when(dismiss).thenBroken('changed-meanwhile');
    given(report, [made, upheld])
      .when(reopen)
      .then([{ type: 'ReportReopened', data: one }]);
    given(report).when(dismiss).thenBroken('report-unknown');
  });
});
