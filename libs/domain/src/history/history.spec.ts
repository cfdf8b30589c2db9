import { globSync, readFileSync } from 'node:fs';
import type { ActorId, Recorded } from '#kernel';
import { typesOfNoItem } from '../event-types.ts';
import { permissionTables } from '../permissions.ts';
import { historyActionOf, historyKinds, loggedTypes } from './history-kinds.ts';
import {
  changesBetween,
  entriesOf,
  isActorVisible,
  reasonOf,
  visibilityOf,
  visibleEntries,
} from './history-entries.ts';
import { historyActionNames, historyKindNames } from './history.enums.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const fixtures = globSync('test/fixtures/events/*.json', { cwd: root }).map((file) => {
  const { event } = JSON.parse(readFileSync(root + file, 'utf8')) as { readonly event: Recorded };
  return event;
});

type Fixture = { readonly before: readonly string[]; readonly event: Recorded };
const fixture = (name: string) =>
  JSON.parse(readFileSync(`${root}test/fixtures/events/${name}.json`, 'utf8')) as Fixture;
const pastOf = (name: string): readonly Recorded[] => {
  const { before, event } = fixture(name);
  return [...before.flatMap(pastOf), event];
};
const versionOf = (type: string) =>
  Math.max(...fixtures.filter((one) => one.type === type).map((one) => one.version ?? 1));

const now = '2026-03-01T00:00:00.000Z';
const [ann, staff] = ['ann' as ActorId, 'staff' as ActorId];
const said = (type: string, data: object, actor: string = ann): Recorded =>
  ({ type, data, meta: { actor, at: now }, revision: 0, stream: 's', position: 1, id: type }) as unknown as Recorded;

describe('a history', () => {
  it('has a place for every event that was ever stored, in the item whose stream it is in', () => {
    const none = fixtures.filter((event) => !historyActionOf(event)).map(({ type }) => type);
    expect(new Set(none)).toEqual(new Set<string>(typesOfNoItem));
    const elsewhere = fixtures.filter((event) => {
      const found = historyActionOf(event);
      return found && ![1, 2].some((part) => historyKinds[found.kind].stream(found.itemId, part) === event.stream);
    });
    expect(elsewhere.map(({ type, stream }) => [type, stream])).toEqual([]);
  });

  it('has its words, each used', () => {
    const used = new Set(fixtures.flatMap((event) => historyActionOf(event)?.does.act ?? []));
    expect(historyActionNames.filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(historyKinds)).toEqual([...historyKindNames]);
  });

  it('keeps what is an owner’s alone, and each vote, out of the log of the site', () => {
    for (const type of ['GarageCopiesKept', 'RecapChosen', 'HonoursChosen', 'LapTimeVoted', 'TemplateSaved'])
      expect(loggedTypes).not.toContain(type);
    expect(loggedTypes).toContain('AccountLimited');
    expect(loggedTypes).toContain('ReviewDeclined');
  });

  it('tells of each act what it changed, and what was known before', () => {
    const of = { kind: 'planned-event', itemId: 'e' } as const;
    const made = said('PlannedEventMade', { eventId: 'e', facts: { name: 'One', rqLimit: 100 } });
    const corrected = said('PlannedEventCorrected', { eventId: 'e', changes: { rqLimit: 90 }, reason: 'correction' });
    const [first, second] = entriesOf(of, [made, said('PlannedEventMade', { eventId: 'f', facts: {} }), corrected]);
    expect(changesBetween(first!.before, first!.after)).toEqual([
      { name: 'status', was: undefined, is: 'draft' },
      { name: 'name', was: undefined, is: 'One' },
      { name: 'rqLimit', was: undefined, is: 100 },
    ]);
    expect(changesBetween(second!.before, second!.after)).toEqual([{ name: 'rqLimit', was: 100, is: 90 }]);
    expect(reasonOf(second!, 'public')).toEqual({ code: 'correction', textId: undefined });
  });

  it('of a draft is told when it is published, as it is then', () => {
    const of = { kind: 'planned-event', itemId: 'e' } as const;
    const entries = entriesOf(of, [
      said('PlannedEventMade', { eventId: 'e', facts: { name: 'Secret' } }),
      said('PlannedEventCorrected', { eventId: 'e', changes: { name: 'One' }, reason: 'correction' }),
      said('PlannedEventPublished', { eventId: 'e' }),
    ]);
    expect(visibilityOf(of, entries[1]!.after, { actor: ann }, now)).toBeUndefined();
    expect(visibilityOf(of, entries[2]!.after, {}, now)).toBe('public');
    const told = visibleEntries(of, entries, 'public', now);
    expect(told.map(({ event }) => event.type)).toEqual(['PlannedEventPublished']);
    expect(JSON.stringify(told.map(({ before, after }) => [before, after]))).not.toContain('Secret');
    expect(isActorVisible(told[0]!, 'public')).toBe(false);
  });

  it('of what somebody sent is theirs to read, but for what only staff read', () => {
    const of = { kind: 'car-loop', itemId: 'c|l' } as const;
    const own = { loopId: 'l', carId: 'c' };
    const entries = entriesOf(of, [
      said('CarLoopSubmitted', { ...own, submittedBy: ann, width: 1, height: 2, file: 'f' }),
      said('CarLoopApproved', own, staff),
      said('CarLoopReported', { ...own, fault: 'unfit', reportedBy: 'bob' }, 'bob'),
      said('CarLoopDeclined', { ...own, reason: 'unfit', textId: 't' }, staff),
    ]);
    const last = entries.at(-1)!.after;
    expect(visibilityOf(of, last, { actor: ann }, now)).toBe('own');
    expect(visibilityOf(of, last, { actor: 'bob' as ActorId }, now)).toBeUndefined();
    expect(visibilityOf(of, last, { actor: staff, role: 'moderator' }, now)).toBe('all');
    expect(visibilityOf(of, last, { actor: ann, role: 'admin' }, now)).toBe('own');
    const told = visibleEntries(of, entries, 'own', now);
    expect(told.map(({ event }) => event.type)).toEqual(['CarLoopSubmitted', 'CarLoopApproved', 'CarLoopDeclined']);
    expect(told.map((entry) => isActorVisible(entry, 'own'))).toEqual([true, false, false]);
    expect(reasonOf(told[2]!, 'own')).toEqual({ code: 'unfit', textId: 't' });
  });

  it('of what the team was told there is none to whom it is about, nor a trace where it came to nothing', () => {
    const of = { kind: 'report', itemId: 'r' } as const;
    const about = { kind: 'person', itemId: ann };
    const [made] = entriesOf(of, [
      said('ReportMade', { reportId: 'r', about, owner: ann, fault: 'insult', reportedBy: 'bob' }, 'bob'),
    ]);
    expect(visibilityOf(of, made!.after, { actor: ann, role: 'admin' }, now)).toBeUndefined();
    expect(visibilityOf(of, made!.after, { actor: staff, role: 'moderator' }, now)).toBe('all');
    const loop = { loopId: 'l', carId: 'c' };
    const left = entriesOf({ kind: 'car-loop', itemId: 'c|l' }, [
      said('CarLoopSubmitted', { ...loop, submittedBy: ann, width: 1, height: 2, file: 'f' }),
      said('CarLoopApproved', loop, staff),
      said('CarLoopReported', { ...loop, fault: 'unfit', reportedBy: 'bob' }, 'bob'),
      said('CarLoopApproved', loop, staff),
    ]);
    for (const sight of ['own', 'public'] as const)
      expect(visibleEntries({ kind: 'car-loop', itemId: 'c|l' }, left, sight, now).at(-1)?.event).toBe(left[1]?.event);
  });

  it('of the hidden challenge there is none, for anybody', () => {
    const of = { kind: 'challenge', itemId: 'x' } as const;
    const [entry] = entriesOf(of, [said('ChallengeHidden', { challengeId: 'x' })]);
    expect(visibilityOf(of, entry!.after, { actor: staff, role: 'admin' }, now)).toBeUndefined();
  });

  it('of an account is for admins and its owner, of a garage for its owner alone', () => {
    const known = { status: 'known', facts: {} };
    const reads = (kind: 'member' | 'garage', actor: ActorId, role?: 'moderator' | 'admin') =>
      visibilityOf({ kind, itemId: ann }, known, { actor, role }, now);
    expect([reads('member', staff, 'moderator'), reads('member', staff, 'admin')]).toEqual([undefined, 'all']);
    expect([reads('member', ann), reads('garage', ann)]).toEqual(['own', 'own']);
    expect(reads('garage', staff, 'admin')).toBeUndefined();
  });
});

const factOf: Readonly<Record<string, string>> = {
  'accept-lap-time': 'LapTimeAccepted',
  'hide-lap-time': 'LapTimeHidden',
  'hide-tuned-stats': 'TunedStatsHidden',
  'restore-lap-time': 'LapTimeRestored',
  'restore-tuned-stats': 'TunedStatsRestored',
  'revise-car': 'CarRevised',
  'add-pending-car': 'PendingCarAdded',
  'revise-pending-car': 'PendingCarRevised',
  'approve-pending-car': 'PendingCarApproved',
  'dismiss-pending-car': 'PendingCarDismissed',
  'approve-car-photo': 'CarPhotoApproved',
  'decline-car-photo': 'CarPhotoDeclined',
  'reopen-car-photo': 'CarPhotoReopened',
  'approve-car-loop': 'CarLoopApproved',
  'decline-car-loop': 'CarLoopDeclined',
  'reopen-car-loop': 'CarLoopReopened',
  'dismiss-car-review-reports': 'CarReviewReportsDismissed',
  'reopen-car-review-reports': 'CarReviewReportsReopened',
  'hide-car-review': 'CarReviewHidden',
  'show-car-review-again': 'CarReviewShownAgain',
  'let-car-review-in': 'CarReviewLetIn',
  'look-at-car-review-again': 'CarReviewWaitsAgain',
  'plan-lap-time-import': 'LapTimeImportPlanned',
  'begin-roll-back': 'ImportRollBackBegun',
  'begin-operation': 'OperationBegun',
  'pause-operation': 'OperationPaused',
  'resume-operation': 'OperationResumed',
  'halt-operation': 'OperationHalted',
  'settle-import-row': 'ImportRowSettled',
  'reopen-import-row': 'ImportRowReopened',
  'release-game-version': 'GameVersionReleased',
  'date-game-version': 'GameVersionDated',
  'state-campaign-match': 'CampaignMatchStated',
  'state-car-tag': 'CarTagStated',
  'add-pack': 'PackStated',
  'revise-pack': 'PackStated',
  'create-challenge': 'ChallengeCreated',
  'correct-challenge': 'ChallengeCorrected',
  'state-challenge-rounds': 'ChallengeRoundStated',
  'retire-challenge': 'ChallengeRetired',
  'restore-challenge': 'ChallengeRestored',
  'approve-template': 'TemplateApproved',
  'decline-template': 'TemplateDeclined',
  'reopen-template': 'TemplateReopened',
  'make-planned-event': 'PlannedEventMade',
  'correct-planned-event': 'PlannedEventCorrected',
  'preview-planned-event': 'PlannedEventPreviewed',
  'publish-planned-event': 'PlannedEventPublished',
  'withdraw-planned-event': 'PlannedEventWithdrawn',
  'put-planned-event-back': 'PlannedEventPutBack',
  'make-club-set': 'ClubSetMade',
  'correct-club-set': 'ClubSetCorrected',
  'retire-club-set': 'ClubSetRetired',
  'put-club-set-back': 'ClubSetPutBack',
  'set-club-day': 'ClubDaySet',
  'draft-timeline-item': 'TimelineItemDrafted',
  'revise-timeline-item': 'TimelineItemRevised',
  'publish-timeline-item': 'TimelineItemPublished',
  'withdraw-timeline-item': 'TimelineItemWithdrawn',
  'remove-timeline-item': 'TimelineItemRemoved',
  'put-timeline-item-back': 'TimelineItemPutBack',
  'lock-round': 'RoundLocked',
  'unlock-round': 'RoundUnlocked',
  'take-over-round': 'RoundLocked',
  'fill-round': 'RoundFilled',
  'approve-round-submission': 'RoundSubmissionApproved',
  'decline-round-submission': 'RoundSubmissionDeclined',
  'reopen-round-submission': 'RoundSubmissionReopened',
  'solve-round': 'RoundSolved',
  'reset-round-solutions': 'RoundSolutionsReset',
  'reset-round': 'RoundReset',
  'undo-round-reset': 'RoundResetUndone',
  'delete-round': 'RoundDeleted',
  'restore-round': 'RoundRestored',
  'approve-group': 'GroupApproved',
  'decline-group': 'GroupDeclined',
  'reopen-group-review': 'GroupReviewReopened',
  'confirm-group': 'GroupConfirmed',
  'approve-translation': 'TranslationApproved',
  'decline-translation': 'TranslationDeclined',
  'reopen-translation': 'TranslationReopened',
  'remove-translation-comment': 'TranslationCommentRemoved',
  'appoint-translation-reviewer': 'TranslationReviewerAppointed',
  'dismiss-translation-reviewer': 'TranslationReviewerDismissed',
  'uphold-report': 'ReportUpheld',
  'dismiss-report': 'ReportDismissed',
  'reopen-report': 'ReportReopened',
  'grant-appeal': 'AppealGranted',
  'reject-appeal': 'AppealRejected',
  'reopen-appeal': 'AppealReopened',
  'claim-item': 'ReviewClaimed',
  'take-item-alone': 'ReviewTakenAlone',
  'reverse-item': 'ReviewApproved',
  'appoint-moderator': 'ModeratorAppointed',
  'dismiss-moderator': 'ModeratorDismissed',
  'appoint-admin': 'AdminAppointed',
  'dismiss-admin': 'AdminDismissed',
  'change-patron-tier': 'PatronTierChanged',
  'limit-account': 'AccountLimited',
  'limit-account-shortly': 'AccountLimited',
  'restore-account': 'AccountRestored',
  'confirm-address': 'AddressConfirmed',
  'switch-feature-off': 'FeatureSwitchedOff',
  'switch-feature-on': 'FeatureSwitchedOn',
  'remove-lap-time-evidence': 'LapTimeEvidenceRemoved',
  'plan-sweep': 'SweepPlanned',
  'confirm-sweep': 'SweepConfirmed',
  'withdraw-sweep': 'SweepWithdrawn',
  'announce-maintenance': 'MaintenanceAnnounced',
  'withdraw-maintenance': 'MaintenanceWithdrawn',
  'open-incident': 'IncidentOpened',
  'update-incident': 'IncidentUpdated',
  'close-incident': 'IncidentClosed',
  'record-file-read': 'PrivateFileRead',
};

/**
 * Commands that need no reason: approvals, first statements, undos, preparations; or users' own actions on their own
 * items.
 */
const saysItself = new Set(
  `remove-lap-time-evidence accept-lap-time restore-lap-time restore-tuned-stats approve-car-photo reopen-car-photo
   approve-car-loop reopen-car-loop reopen-car-review-reports plan-lap-time-import begin-roll-back
   reopen-import-row release-game-version date-game-version create-challenge approve-template reopen-template make-planned-event
   preview-planned-event publish-planned-event withdraw-planned-event put-planned-event-back make-club-set
   retire-club-set put-club-set-back draft-timeline-item revise-timeline-item publish-timeline-item
   withdraw-timeline-item remove-timeline-item put-timeline-item-back lock-round take-over-round unlock-round
   fill-round approve-round-submission reopen-round-submission solve-round undo-round-reset restore-round
   approve-group reopen-group-review confirm-group approve-translation reopen-translation
   remove-translation-comment appoint-translation-reviewer dismiss-translation-reviewer reopen-report reopen-appeal
   let-car-review-in look-at-car-review-again claim-item confirm-sweep withdraw-sweep announce-maintenance withdraw-maintenance open-incident update-incident
   close-incident record-file-read`.split(/\s+/),
);
/** Commands that leave the item unchanged: their events only show who has it, or that it still exists. */
const changesNothing =
  /^(claim|take-item|reverse|approve-pending|reopen-car-review|dismiss-car-review|approve-car-review|lock|unlock|take-over|confirm|record-file)/;

describe('what staff do', () => {
  const ofStaff = Object.entries(permissionTables).flatMap(([table, rows]) =>
    rows
      .filter(({ who }) => /moderator|admin|reviewer|staff/.test(who))
      .map(({ command }): [string, string] => [table, command]),
  );
  const lastEntry = (type: string) => {
    const events = pastOf(`${type}.v${versionOf(type)}`);
    const last = events.at(-1)!;
    const { kind, itemId, does } = historyActionOf(last)!;
    return { does, entry: entriesOf({ kind, itemId }, events).at(-1)! };
  };

  it('names no command that staff have not', () => {
    const known = new Set(ofStaff.map(([, command]) => command));
    expect([...saysItself].filter((command) => !known.has(command))).toEqual([]);
  });

  it.each(ofStaff)('is told whole: %s, %s', (_, command) => {
    const { entry } = lastEntry(factOf[command]!);
    const { code, textId } = reasonOf(entry, 'all');
    const isInWords = command === 'take-item-alone' && textId !== undefined;
    const said = {
      actor: entry.event.meta.actor !== undefined,
      reason: code !== undefined || isInWords || saysItself.has(command),
      changes: changesBetween(entry.before, entry.after).length > 0 || changesNothing.test(command),
    };
    expect(said).toEqual({ actor: true, reason: true, changes: true });
  });
});
