/** Ends of paths to a text in an event that is an id: ours, the log's, or of an item that must exist. */
const IDS = [
  /\.\w*[a-z]Ids?(\[\])?$/,
  /\.(file|fileHash|reported|undoes|candidates\[\]|carSets\[\]|trackSets\[\]|images\[\])$/,
  /^(GarageShared|RecapShared|RecapShareRevoked)\.key$/,
  /^OperationBegun\.target$/,
];

/** Codes: of a list of ours or of the catalogue's, or of a standard (languages, countries, time zones). */
const CODES = [
  /\.(gameVersion|standingVersion|drivesSince|tune|track|trackCode|trackCodes\[\]|tracksets\[\]\[\])$/,
  /\.(language|countries\[\]|timeZone)$/,
  /^Translation\w+\.key$/,
  /^Review(Claimed|Approved|Declined)\.reason$/,
  /^SweepAdvanced\.left\[\]\.code$/,
  /^CarHistoryRestated\.counts\{(key|\}\.fields\{key)\}$/,
  /(forms|english|figures)\{key\}$/,
  /^ImportAdvanced\.refusals\[\]\.reason$/,
  // Cars, tunes and tracks, rewritten from the parsed input.
  /^(CarReviewWritten|TemplateSaved)\.deck$/,
  // Without names, and only with values of the catalogue.
  /^GarageGroupSaved\.criteria$/,
  /^Round(DraftSaved|Submitted|Filled)\.content\.criteria$/,
];

/** A number, or a moment, as a text. */
const NUMBERS = [
  /\.(until|renamedAt|startsAt|endsAt|from|to|since|paidThrough|solutionsPublicAt|releasedOn|day|month|period|points)$/,
  /^CarAliasAdded\.alias$/,
];

const ofTheCatalogue = 'what the catalogue says of a car, by staff or a file of theirs';
const ofTheGame = 'what the game calls it, as staff write it down for everybody';
const ofAFile = 'what stands in a file that staff brought, and what is wrong with it';
const ofTheSite = 'the site’s own text, without its author: who gives it is told that it stays';

/** Texts of free words, each with the reason why it may be in an event for ever. */
export const exceptions: Readonly<Record<string, string>> = {
  'CampaignMatchStated.place': ofTheGame,
  'CarHistoryRestated.history[].facts.brand': ofTheCatalogue,
  'CarHistoryRestated.history[].facts.country': ofTheCatalogue,
  'CarHistoryRestated.history[].facts.name': ofTheCatalogue,
  'CarHistoryRestated.history[].facts.tags[]': ofTheCatalogue,
  'CarReleased.car.brand': ofTheCatalogue,
  'CarReleased.car.country': ofTheCatalogue,
  'CarReleased.car.name': ofTheCatalogue,
  'CarReleased.car.tags[]': ofTheCatalogue,
  'CarRevised.changes.brand': ofTheCatalogue,
  'CarRevised.changes.country': ofTheCatalogue,
  'CarRevised.changes.name': ofTheCatalogue,
  'CarRevised.changes.tags[]': ofTheCatalogue,
  'CarTagStated.tag': ofTheCatalogue,
  'ChallengeCorrected.changes.criteria': ofTheGame,
  'ChallengeCorrected.changes.name': ofTheGame,
  'ChallengeCreated.facts.criteria': ofTheGame,
  'ChallengeCreated.facts.name': ofTheGame,
  'ChallengeRoundStated.facts.criteria': ofTheGame,
  'ClubSetCorrected.changes.name': ofTheGame,
  'ClubSetCorrected.changes.requirements[].criteria': ofTheGame,
  'ClubSetCorrected.changes.requirements[].name': ofTheGame,
  'ClubSetMade.facts.name': ofTheGame,
  'ClubSetMade.facts.requirements[].criteria': ofTheGame,
  'ClubSetMade.facts.requirements[].name': ofTheGame,
  'ImportFinished.refusals[].reason': ofAFile,
  'ImportRowLeftOpen.brand': ofAFile,
  'ImportRowLeftOpen.name': ofAFile,
  'ImportRowSettled.newCar.brand': ofTheCatalogue,
  'ImportRowSettled.newCar.name': ofTheCatalogue,
  'OperationEnded.figures{}': 'hashes and positions of what an operator did',
  'PackStated.changes.name': ofTheGame,
  'PendingCarAdded.facts.brand': ofTheCatalogue,
  'PendingCarAdded.facts.country': ofTheCatalogue,
  'PendingCarAdded.facts.name': ofTheCatalogue,
  'PendingCarAdded.facts.tags[]': ofTheCatalogue,
  'PendingCarRevised.changes.brand': ofTheCatalogue,
  'PendingCarRevised.changes.country': ofTheCatalogue,
  'PendingCarRevised.changes.name': ofTheCatalogue,
  'PendingCarRevised.changes.tags[]': ofTheCatalogue,
  'PlannedEventCorrected.changes.links[]': ofTheGame,
  'PlannedEventCorrected.changes.name': ofTheGame,
  'PlannedEventCorrected.changes.requirements[].criteria': ofTheGame,
  'PlannedEventCorrected.changes.requirements[].name': ofTheGame,
  'PlannedEventMade.facts.links[]': ofTheGame,
  'PlannedEventMade.facts.name': ofTheGame,
  'PlannedEventMade.facts.requirements[].criteria': ofTheGame,
  'PlannedEventMade.facts.requirements[].name': ofTheGame,
  'TimelineItemDrafted.link': ofTheGame,
  'TimelineItemDrafted.name': ofTheGame,
  'TimelineItemRevised.link': ofTheGame,
  'TimelineItemRevised.name': ofTheGame,
  'TranslationApproved.english{}': ofTheSite,
  'TranslationApproved.forms{}': ofTheSite,
  'TranslationReopened.before.english{}': ofTheSite,
  'TranslationReopened.before.forms{}': ofTheSite,
  'TranslationSuggested.english{}': ofTheSite,
};

export const rules: readonly RegExp[] = [...IDS, ...CODES, ...NUMBERS];
