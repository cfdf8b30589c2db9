import { globSync, readFileSync } from 'node:fs';
import {
  accountLimits,
  appealedKinds,
  car,
  carRevisionReasons,
  challengeActions,
  challengeColours,
  challengeKinds,
  challengeReasons,
  gameRegions,
  GARAGE_COPIES_MAX,
  historyActionNames,
  incidentImpacts,
  incidentStages,
  MAINTENANCE_DAYS_MAX,
  siteFeatures,
  siteComponents,
  siteReasonCodes,
  bulkActionKinds,
  bulkActionReasons,
  historyKindNames,
  garageCopy,
  garageVisibilities,
  matchReasonCodes,
  packReasonCodes,
  memberActions,
  pendingCarReasonCodes,
  photoFaults,
  placeHints,
  clubReasons,
  clubSetActions,
  clubSetKinds,
  plannedEventActions,
  plannedEventKinds,
  plannedEventReasons,
  problemCodes,
  queueKindNames,
  queuePriorities,
  reasonCodes,
  contributionKinds,
  dismissedReasons,
  grantedReasons,
  rejectedReasons,
  reportedKinds,
  reportFaults,
  upheldReasons,
  recapCards,
  decidedSubjects,
  recapKinds,
  recapLists,
  reviewFaults,
  reviewReasons,
  rewardKinds,
  roundActions,
  roundFaults,
  roundReasons,
  adminActionCodes,
  operationActionCodes,
  operationOutcomeCodes,
  operationReasonCodes,
  rowReasonCodes,
  tagReasonCodes,
  tagStatuses,
  submissionActions,
  templateActions,
  templateFaults,
  templateKinds,
  takeOverReasons,
  animatedCardActions,
  animatedCardFaults,
  ANIMATED_CARDS_MAX,
  groupActions,
  translationActions,
  translationFaults,
  groupFaults,
  groupKinds,
  groupPlatforms,
  TIMELINE_DAYS_MAX,
  timelineActions,
  timelineKinds,
} from '#contracts';
import {
  accountLimits as limitsOfMembers,
  appealedKinds as kindsOfAppeals,
  dismissedReasons as dismissing,
  grantedReasons as granting,
  rejectedReasons as rejecting,
  reportedKinds as kindsOfReports,
  reportFaults as faultsOfReports,
  upheldReasons as upholding,
  carEnums,
  challengeColours as coloursOfChallenges,
  challengeKinds as kindsOfChallenges,
  challengeReasons as reasonsOfChallenges,
  challengePermissions,
  gameRegions as regionsOfGame,
  garageVisibilities as visibilitiesOfGarages,
  historyActionNames as actsOfHistories,
  incidentImpacts as impactsOfIncidents,
  incidentStages as stagesOfIncidents,
  MAINTENANCE_DAYS_MAX as daysOfMaintenance,
  siteFeatures as featuresOfSite,
  siteComponents as partsOfSite,
  siteReasonCodes as reasonsOfSite,
  bulkActionKinds as actsOfSweeps,
  bulkActionReasons as reasonsOfSweeps,
  historyKindNames as kindsOfHistories,
  matchReasons,
  packReasons,
  tagReasons,
  tagStatuses as standingsOfTags,
  memberPermissions,
  pendingCarReasons,
  photoFaults as faultsOfPhotos,
  placeHints as hintsOfPlaces,
  clubReasons as reasonsOfClubs,
  clubSetKinds as kindsOfClubSets,
  clubSetPermissions,
  plannedEventKinds as kindsOfEvents,
  plannedEventReasons as reasonsOfEvents,
  plannedEventPermissions,
  queueKindNames as kindsOfQueue,
  queuePriorities as prioritiesOfQueue,
  reasonCodes as reasonsOfMembers,
  recapCards as cardsOfRecaps,
  reviewFaults as faultsOfReviews,
  reviewReasons as reasonsOfReviews,
  rewardKinds as kindsOfRewards,
  roundFaults as faultsOfRounds,
  roundReasons as reasonsOfRounds,
  roundPermissions,
  adminActions,
  operationActions,
  operationOutcomes,
  operationReasons,
  rowReasons,
  staffRevisionReasons,
  templateFaults as faultsOfTemplates,
  templateKinds as kindsOfTemplates,
  templatePermissions,
  communityGroupPermissions,
  translationFaults as faultsOfTranslations,
  translationPermissions,
  animatedCardPermissions,
  animatedCardFaults as faultsOfLoops,
  ANIMATED_CARDS_MAX as mostLoops,
  groupFaults as faultsOfGroups,
  groupKinds as kindsOfGroups,
  groupPlatforms as platformsOfGroups,
  TIMELINE_DAYS_MAX as daysOfTimeline,
  timelineItemPermissions,
  timelineKinds as kindsOfTimeline,
  takeOverReasons as takingOver,
} from '#domain';
import { listedFigures } from '#projections/recap-activities/figures/figure-list';
import { contributionKinds as kindsOfContributions } from '#projections/recap-activities/contributions';
import { decidedSubjects as subjectsOfDecisions, activityKinds } from '#projections/recap-activities/recap-activity';
import { GARAGE_COPIES_MAX as mostCopies, isPoints } from '#racing';

const sources = globSync('libs/domain/src/**/*.ts', { cwd: new URL('../..', import.meta.url).pathname })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const brokenCodes = new Set(
  sources.flatMap((text) => [...text.matchAll(/new RuleBroken\(\s*([^,)]*)/g)].map((hit) => hit[1] ?? '')),
);

describe('words that domain and contracts share', () => {
  it('finds the rules of the domain, each with its code spelt out', () => {
    expect(brokenCodes.size).toBeGreaterThan(5);
    expect([...brokenCodes].filter((code) => !/^'[a-z-]+'$/.test(code))).toEqual([]);
  });

  it('has a sentence, that is a problem code, for every rule the domain can break', () => {
    const codes: readonly string[] = problemCodes;
    expect([...brokenCodes].filter((code) => !codes.includes(code.slice(1, -1)))).toEqual([]);
  });

  it('says the same of members', () => {
    expect(accountLimits).toEqual(limitsOfMembers);
    expect(reasonCodes).toEqual(reasonsOfMembers);
    // The holder of a queue item limits its author for some days there, and members rename themselves.
    expect(new Set([...memberActions, 'limit-account-shortly', 'note-rename'])).toEqual(
      new Set(memberPermissions.rows.map(({ command }) => command)),
    );
  });

  it('says the same of histories', () => {
    expect([historyKindNames, historyActionNames]).toEqual([kindsOfHistories, actsOfHistories]);
    expect([siteFeatures, siteReasonCodes, MAINTENANCE_DAYS_MAX]).toEqual([
      featuresOfSite,
      reasonsOfSite,
      daysOfMaintenance,
    ]);
    expect([incidentImpacts, incidentStages, siteComponents]).toEqual([
      impactsOfIncidents,
      stagesOfIncidents,
      partsOfSite,
    ]);
  });

  it('says the same of what is done to many things at once', () => {
    expect([bulkActionKinds, bulkActionReasons]).toEqual([actsOfSweeps, reasonsOfSweeps]);
  });

  it('says the same of reports and appeals', () => {
    expect([reportedKinds, reportFaults, upheldReasons, dismissedReasons]).toEqual([
      kindsOfReports,
      faultsOfReports,
      upholding,
      dismissing,
    ]);
    expect([appealedKinds, grantedReasons, rejectedReasons]).toEqual([kindsOfAppeals, granting, rejecting]);
  });

  it('says the same of rows of imports', () => {
    expect(rowReasonCodes).toEqual(rowReasons);
    expect(operationActionCodes).toEqual(operationActions);
    expect(adminActionCodes).toEqual(adminActions);
    expect(operationReasonCodes).toEqual(operationReasons);
    expect(operationOutcomeCodes).toEqual(operationOutcomes);
  });

  it('says the same of what staff do to cars', () => {
    expect([queueKindNames, queuePriorities, takeOverReasons]).toEqual([kindsOfQueue, prioritiesOfQueue, takingOver]);
    expect(photoFaults).toEqual(faultsOfPhotos);
    expect(carRevisionReasons).toEqual(staffRevisionReasons);
    expect(pendingCarReasonCodes).toEqual(pendingCarReasons);
  });

  it('says the same of the campaign and of reviews of cars', () => {
    expect(matchReasonCodes).toEqual(matchReasons);
    expect(packReasonCodes).toEqual(packReasons);
    expect([tagStatuses, tagReasonCodes]).toEqual([standingsOfTags, tagReasons]);
    expect(reviewFaults).toEqual(faultsOfReviews);
    expect(reviewReasons).toEqual(reasonsOfReviews);
  });

  it('says the same of garages', () => {
    expect(garageVisibilities).toEqual(visibilitiesOfGarages);
    expect(GARAGE_COPIES_MAX).toBe(mostCopies);
    expect(['996', '699', '997'].map((points) => garageCopy.shape.points.safeParse(points).success)).toEqual(
      ['996', '699', '997'].map(isPoints),
    );
  });

  it('says the same of contributions', () => {
    expect(contributionKinds).toEqual(kindsOfContributions);
  });

  it('says the same of recaps', () => {
    expect(recapCards).toEqual(cardsOfRecaps);
    expect(recapKinds).toEqual([...activityKinds, 'record-set', 'record-lost', 'place']);
    expect(decidedSubjects).toEqual(subjectsOfDecisions);
    expect(recapLists).toEqual(listedFigures);
  });

  it('says the same of rounds', () => {
    expect([roundFaults, roundReasons]).toEqual([faultsOfRounds, reasonsOfRounds]);
    const acts = roundPermissions.rows.map(({ command }) => command);
    expect(new Set<string>([...roundActions, ...submissionActions])).toEqual(new Set(acts));
  });

  it('says the same of templates', () => {
    expect(templateKinds).toEqual(kindsOfTemplates);
    expect(templateFaults).toEqual(faultsOfTemplates);
    expect(clubReasons).toEqual(reasonsOfClubs);
    expect(clubSetKinds).toEqual(kindsOfClubSets);
    expect(plannedEventKinds).toEqual(kindsOfEvents);
    expect(plannedEventReasons).toEqual(reasonsOfEvents);
    expect(gameRegions).toEqual(regionsOfGame);
    expect(placeHints).toEqual(hintsOfPlaces);
    expect(new Set(plannedEventActions)).toEqual(new Set(plannedEventPermissions.rows.map(({ command }) => command)));
    expect(new Set(clubSetActions)).toEqual(new Set(clubSetPermissions.rows.map(({ command }) => command)));
    // The queue reopens a template; its own page does not.
    expect(new Set([...templateActions, 'reopen-template'])).toEqual(
      new Set(templatePermissions.rows.map(({ command }) => command)),
    );
  });

  it('says the same of challenges', () => {
    expect(challengeKinds).toEqual(kindsOfChallenges);
    expect([challengeColours, rewardKinds]).toEqual([coloursOfChallenges, kindsOfRewards]);
    expect(challengeReasons).toEqual(reasonsOfChallenges);
    expect(new Set(challengeActions)).toEqual(new Set(challengePermissions.rows.map(({ command }) => command)));
  });

  it('says the same of groups', () => {
    expect([groupFaults, groupKinds, groupPlatforms]).toEqual([faultsOfGroups, kindsOfGroups, platformsOfGroups]);
    expect(new Set(groupActions)).toEqual(new Set(communityGroupPermissions.rows.map(({ command }) => command)));
  });

  it('says the same of animated cards', () => {
    expect([animatedCardFaults, ANIMATED_CARDS_MAX]).toEqual([faultsOfLoops, mostLoops]);
    const rows = new Set<string>(animatedCardPermissions.rows.map(({ command }) => command));
    expect(animatedCardActions.filter((act) => !rows.has(act))).toEqual([]);
  });

  it('says the same of translations', () => {
    expect(translationFaults).toEqual(faultsOfTranslations);
    expect(new Set(translationActions)).toEqual(new Set(translationPermissions.rows.map(({ command }) => command)));
  });

  it('says the same of the timeline', () => {
    expect([timelineKinds, TIMELINE_DAYS_MAX]).toEqual([kindsOfTimeline, daysOfTimeline]);
    expect(new Set(timelineActions)).toEqual(new Set(timelineItemPermissions.rows.map(({ command }) => command)));
  });

  it('describes cars in the same words', () => {
    const { shape } = car;
    expect(carEnums).toEqual({
      class: shape.class.options,
      tyre: shape.tyre.options,
      drive: shape.drive.options,
      clearance: shape.clearance.options,
      body: shape.body.element.options,
      fuel: shape.fuel.options,
      engine: shape.engine.options,
      brake: shape.brake.unwrap().options,
    });
  });
});
