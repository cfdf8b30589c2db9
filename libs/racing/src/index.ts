export { betterLapTime, compareLapTimes, rankLapTimes, sameLapTime } from './better-lap-time.ts';
export {
  type BodyStyle,
  bodyStyles,
  bodyStylesOf,
  type RaceStyle,
  raceStyleOf,
  raceStyles,
  type StyledCar,
} from './body-style.ts';
export { type BrakeClass, type CarStats, type Clearance, type Drive, type Tyre, tyres } from './car-stats.ts';
export { isOldTag } from './old-tags.ts';
export * from './upcoming-tags.ts';
export { parseCarAlias } from './car-alias.ts';
export { carDrawing, type CarDrawing, type CarShape } from './car-drawing.ts';
export { type CarClass, carClasses, carClassOf } from './car-class.ts';
export { carRanges, type FigureRange, isInRange, likelyFigure } from './car-ranges.ts';
export { countries } from './countries.ts';
export type { CatalogueCar } from './catalogue-car.ts';
export type { AssetCar } from './catalogue-asset/asset-car.ts';
export { CatalogueUnreadable, decodeCatalogue, encodeCatalogue } from './catalogue-asset/catalogue-asset.ts';
export { completenessOf, unknownFigures } from './completeness.ts';
export { type CellFigure, cellFigure, losesByClearance } from './cell-figure.ts';
export {
  type Condition,
  type ConditionCode,
  conditionPlace,
  conditions,
  findCondition,
  type SimpleSurface,
  type SurfaceFamily,
  type SurfaceShare,
} from './conditions.ts';
export { compositeScore, compositeScoreNames, compositeScores, type CompositeScore } from './composite-scores.ts';
export { codedCriteria, hasNames, knownCriteria, knownValues, openValues } from './criteria/coded-criteria.ts';
export {
  type Alternative,
  type Criteria,
  CRITERIA_ALTERNATIVES_MAX,
  CRITERIA_TEXT_CHARACTERS_MAX,
  CRITERIA_VALUES_MAX,
  emptyFilter,
  type Filter,
  type Range,
} from './criteria/criteria.ts';
export { type CriteriaPart, describeCriteria, type DescribedAlternative } from './criteria/describe-criteria.ts';
export {
  nonEmptyCriteria,
  countParts,
  type CriteriaGroup,
  fixedGroups,
  withChoice,
  withClasses,
  withoutPart,
  withRange,
} from './criteria/edit-criteria.ts';
export { buildFacets, type FacetCounts, type Facets } from './criteria/facets.ts';
export { formatCriteria } from './criteria/format-criteria.ts';
export { type ChoiceGroup, choiceGroups, type RangeGroup, rangeGroups, ROAD_TAG } from './criteria/groups.ts';
export { matchesCriteria, matchesFilter } from './criteria/matches.ts';
export { type DroppedCriterion, type ParsedCriteria, parseCriteria } from './criteria/parse-criteria.ts';
export { type CriteriaFault, criteriaFaults } from './criteria/read-item.ts';
export { CAR_ID_CHARACTERS_MAX, type Deck, DECK_CARS_MAX, DECK_TRACKS_MAX, type DeckCar, formatDeck } from './deck.ts';
export { deckViewOptions, formatDeckView } from './deck-view.ts';
export { formatGap } from './format-gap.ts';
export { formatLapTime, type LapTimeStyle } from './format-lap-time.ts';
export { type DrivingFigures, drivingSince, type DrivingStat, drivingStats, droveAlike } from './driving-stats.ts';
export {
  compareGameVersions,
  currentGameVersion,
  gameVersionOfMark,
  gameVersionRank,
  gameVersions,
  gameVersionsAfter,
} from './game-version.ts';
export { type LapTime, type LapTimeValue, MPH_MAX, MPH_MIN, SECONDS_MAX, SECONDS_MIN } from './lap-time.ts';
export { gripOfBest, gripPercent, lapGrip, TABLES_CHECKED } from './grip.ts';
export { isWithinRange } from './lap-time-range.ts';
export { type LapTimeFault, type ParsedLapTime, parseLapTime } from './parse-lap-time.ts';
export { deckOfLink } from './deck-of-link.ts';
export { carIdToday, parsePastCar, type PastCar, pastCarId } from './past-car.ts';
export { type DeckFault, deckFaults, type DroppedItem, type ParsedDeck, parseDeck } from './parse-deck.ts';
export * from './version-timeline.ts';
export { matchStars } from './match-stars.ts';
export { brakeClassOf, brakingSeconds, hra, hraTo170, mra, quarterMileMra, seconds0to100 } from './mra.ts';
export { type Prediction, predictLapTime } from './prediction/predict-lap-time.ts';
export { type TunedFigures, tunedFigures } from './prediction/tuned-figures.ts';
export { impliedPointConstant, MINIMUM_POINTS, pointConstant, type Points, points } from './points.ts';
export { buildCarSearch, type CarHit, type CarHits, type CarSearch } from './search/car-search.ts';
export { englishTerms, type TermsFor } from './search/attribute-terms.ts';
export { fold } from './search/fold.ts';
export type { TextRange } from './search/match-ranges.ts';
export { wordsOf } from './search/words-of.ts';
export { type RatedCar, similarCars } from './similar-cars.ts';
export { type SortScore, sortScores } from './sort-scores.ts';
export {
  isTestBowl,
  type ParsedTrackCode,
  parseTrackCode,
  type TrackCodeFault,
  trackCodeFault,
  trackCodeFaults,
  trackName,
} from './track-code.ts';
export {
  defaultTrackCodes,
  orderTrackCodes,
  surfaceOf,
  type TrackGroup,
  trackGroupOf,
  trackGroups,
} from './track-order.ts';
export {
  areaTrackCodes,
  isCampaignTrack,
  presetFamilies,
  type PresetFamily,
  type PresetGround,
  presetGrounds,
  presetTrackCodes,
  toggleTrackCodes,
  type TrackPreset,
} from './track-presets.ts';
export { allTrackCodes, allTracks, findTrack, findTrackVariant } from './tracks/track-table.ts';
export type { Track, TrackArea, TrackCode, TrackKind, TrackVariant } from './tracks/track.ts';
export { extraTunes, type GarageUse, garageUse, hasExtraTunes, isFreeTune, opponentTunes } from './tune-choice.ts';
export {
  type OldTune,
  parseOldTune,
  partFuses,
  partPoints,
  tuneFuses,
  tuneInPoints,
  tuneInStages,
} from './tune-forms.ts';
export { offeredTunes, parseTune, type Tune, tunePoints, tuneStars, tuneUpgrades } from './tune.ts';
export { METRES_PER_SECOND_PER_MPH, metresPerSecond, wholeHundredths, wholeMph } from './units.ts';
export { costOfPoints, costOfTune, costToMax, type TuneCost } from './costs/cost-of-tune.ts';
export { type FusePrice, fusePrices, legendaryFuseCars } from './costs/fuse-prices.ts';
export { maxedSellPrice, stockSellPrices } from './costs/sell-price.ts';
export { type ServicePrice, servicePrices } from './costs/service-price.ts';
export { upgradePrices } from './costs/upgrade-prices.ts';
export * from './campaign.ts';
export * from './match-rewards.ts';
export { campaignCircuits } from './tracks/campaign-circuits.ts';
export {
  clubEventRewards,
  clubEventTotal,
  clubSeasonRewards,
  clubSeasonTotal,
  type EventReward,
  type Reached,
  type RewardLine,
  type SeasonReward,
} from './club-rewards.ts';
export {
  type AccelerationEstimate,
  type AccelerationFigure,
  estimateAcceleration,
  type EstimatedAcceleration,
  LEAST_TOP_SPEED_FOR_MRA_MPH,
} from './acceleration/estimate-acceleration.ts';
export * from './acceleration/measured-points.ts';
export {
  factorFaults,
  type FactorFault,
  type FactorFromPoints,
  factorFromPoints,
  type SuggestedFactor,
} from './factor-from-points.ts';
export { olaLevelOf, type OlaLevel, typicalBrakingSeconds } from './glossary-figures.ts';
export * from './packs/open-pack.ts';
export * from './packs/pack-chances.ts';
export * from './packs/pack-goals.ts';
export * from './packs/pack-luck.ts';
export * from './packs/odds-text.ts';
export * from './packs/pack-attributes.ts';
export * from './packs/pack-plan.ts';
export * from './packs/run-packs.ts';
export * from './packs/pack.ts';
export * from './packs/packs.ts';
export { rankTrack, type TimeOfCar } from './usefulness/rank-track.ts';
export { countUsefulness, USEFUL_PLACES, type Usefulness, usefulnessMethod } from './usefulness/usefulness.ts';
export * from './hands/best-hands.ts';
export * from './hands/least-cost-hand.ts';
export type { Hand, HandCar, HandRound, KindCount, RaceChoice } from './hands/hand-round.ts';
export { type NoHand, whyNoHand } from './hands/why-no-hand.ts';
export * from './confidence/weighed-time.ts';
export * from './confidence/confidence.ts';
export * from './confidence/current-time.ts';
export * from './confidence/what-may-lead.ts';
export * from './confidence/trust.ts';
export * from './confidence/judged.ts';
export * from './confidence/outlier.ts';
export * from './confidence/nearby-times.ts';
export * from './tuned-stats/index.ts';
export * from './club-days/index.ts';
export * from './event-hands/index.ts';
export * from './files-of-people.ts';
export * from './translation/index.ts';
