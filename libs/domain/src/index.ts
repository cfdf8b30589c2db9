export * from './lap-time/lap-time.events.ts';
export { cell, type Cell, cellStream, type CellTime } from './lap-time/lap-time.state.ts';
export { lapTimeIn, type LapTimeItem, lapTimePermissions } from './lap-time/lap-time.permissions.ts';
export { lapTimeTrustCommands } from './lap-time/lap-time-trust.commands.ts';
export { lapTimeCommands } from './lap-time/lap-time.commands.ts';
export { type FiguresOfTime, SubmitLapTime, submitLapTime } from './lap-time/submit-lap-time.ts';
export * from './lap-time/vote-on-lap-time.ts';
export * from './lap-time/rule-on-lap-time.ts';
export { lapTimeEvidenceCommands } from './lap-time/lap-time-evidence.commands.ts';
export { GiveLapTimeEvidence, RemoveLapTimeEvidence } from './lap-time/give-evidence.ts';
export { WithdrawLapTime, withdrawLapTime } from './lap-time/withdraw-lap-time.ts';
export { type CarAttributes, carEnums } from './car/car-attributes.ts';
export type {
  CarEvent,
  CarHistoryRestated,
  CarReleased,
  CarRetired,
  CarReturned,
  CarRevised,
  CarSource,
  RetirementReason,
  RevisionReason,
  AttributesInVersion,
  VersionCount,
} from './car/car.events.ts';
export { revisionReasons, staffRevisionReasons } from './car/car.events.ts';
export * from './car/pending-car.events.ts';
export { carCommands } from './car/car.commands.ts';
export { AddPendingCar, addPendingCar } from './car/add-pending-car.ts';
export { ApprovePendingCar, approvePendingCar } from './car/approve-pending-car.ts';
export { carIdOf } from './car/car-id.ts';
export { DismissPendingCar, dismissPendingCar } from './car/dismiss-pending-car.ts';
export { RevisePendingCar, revisePendingCar } from './car/revise-pending-car.ts';
export { carAt, type CarTimeline } from './car/car-at.ts';
export { type CarPast, carPast } from './car/car-past.ts';
export { ReplaceStarterCar, replaceStarterCar } from './car/replace-starter-car.ts';
export { type CarInVersion, ImportCarHistory, importCarHistory } from './car/import-car-history.ts';
export { car, type CarState, carStream, isKnownCar } from './car/car.state.ts';
export { carPermissions } from './car/car.permissions.ts';
export { ReleaseCar, releaseCar } from './car/release-car.ts';
export { ReviseCar, reviseCar } from './car/revise-car.ts';
export { RetireCar, retireCar } from './car/retire-car.ts';
export type { StarterCar } from './car/starter/starter-car.ts';
export { starterCatalogue } from './car/starter/starter-catalogue.ts';
export { starterSeed } from './car/starter/starter-seed.ts';
export { ImportCar, importCar } from './car/import-car.ts';
export { carPhotoCommands } from './car-photo/car-photo.commands.ts';
export * from './car-photo/car-photo.events.ts';
export { type CarPhotos, carPhotos, carPhotosStream } from './car-photo/car-photo.state.ts';
export { carPhotoPermissions } from './car-photo/car-photo.permissions.ts';
export { ApproveCarPhoto, approveCarPhoto } from './car-photo/approve-car-photo.ts';
export { DeclineCarPhoto, declineCarPhoto } from './car-photo/decline-car-photo.ts';
export { ReopenCarPhoto, SendCarPhotoAgain } from './car-photo/reopen-car-photo.ts';
export { SubmitCarPhoto, submitCarPhoto } from './car-photo/submit-car-photo.ts';
export { WithdrawCarPhoto } from './car-photo/withdraw-car-photo.ts';
export { carReviewCommands } from './car-review/car-review.commands.ts';
export * from './car-review/car-review.events.ts';
export { carReview } from './car-review/car-review.state.ts';
export { carReviewPermissions, reviewStatus } from './car-review/car-review.permissions.ts';
export { HideCarReview, ShowCarReviewAgain } from './car-review/hide-car-review.ts';
export { LetCarReviewIn, LookAtCarReviewAgain } from './car-review/let-car-review-in.ts';
export { PutCarReviewBack, RemoveCarReview } from './car-review/remove-car-review.ts';
export { ReportCarReview } from './car-review/report-car-review.ts';
export { DismissCarReviewReports, ReopenCarReviewReports } from './car-review/resolve-car-review-reports.ts';
export { WriteCarReview } from './car-review/write-car-review.ts';
export type { CarAliasAdded } from './car-alias/car-alias.events.ts';
export { type CarAlias, carAlias, carAliasStream } from './car-alias/car-alias.state.ts';
export { AddCarAlias, addCarAlias } from './car-alias/add-car-alias.ts';
export { checkCarAttributes } from './car/check-car-attributes.ts';
export { demoSeed } from './lap-time/demo/demo-seed.ts';
export { demoSeeds } from './seed/demo-seeds.ts';
export { demoActors, demoModerator } from './lap-time/demo/demo-times.ts';
export { AdvanceImport, advanceImport } from './catalogue-import/advance-import.ts';
export { AnnounceImport, announceImport } from './catalogue-import/announce-import.ts';
export type {
  CatalogueImportEvent,
  ImportAdvanced,
  ImportAnnounced,
  ImportCounts,
  ImportFinished,
  ImportPlanned,
  ImportRolledBack,
  ImportRollBackBegun,
  ImportRowLeftOpen,
  ImportRowReopened,
  ImportRowSettled,
  LapTimeImportPlanned,
  NewCarOfRow,
  RefusedLine,
  RollBackCounts,
  RowReason,
  RqSheetPlanned,
  SheetRow,
} from './catalogue-import/catalogue-import.events.ts';
export { rowReasons } from './catalogue-import/catalogue-import.events.ts';
export {
  type CatalogueImport,
  catalogueImport,
  historyActor,
  importActor,
  isOfImport,
  importStream,
} from './catalogue-import/catalogue-import.state.ts';
export {
  type ImportRow,
  importRowIn,
  importRowPermissions,
  importPermissions,
} from './catalogue-import/catalogue-import.permissions.ts';
export { FinishImport, finishImport } from './catalogue-import/finish-import.ts';
export { importList, type ImportList, importListStream } from './catalogue-import/import-list.state.ts';
export { PlanImport, planImport } from './catalogue-import/plan-import.ts';
export * from './seed/demo-cars/demo-cars.ts';
export * from './seed/demo-cars/demo-reviews.ts';
export { BeginRollBack, beginRollBack } from './catalogue-import/begin-roll-back.ts';
export { FinishRollBack, finishRollBack } from './catalogue-import/finish-roll-back.ts';
export { importCommands } from './catalogue-import/import.commands.ts';
export { importRowCommands } from './catalogue-import/import-rows.commands.ts';
export { importRows, type ImportRows } from './catalogue-import/import-rows.state.ts';
export { MarkRowsUnresolved, markRowsUnresolved, MAX_OPEN_ROWS } from './catalogue-import/mark-rows-unresolved.ts';
export { PlanLapTimeImport, planLapTimeImport } from './catalogue-import/plan-lap-time-import.ts';
export { PlanRqSheet, planRqSheet } from './catalogue-import/plan-rq-sheet.ts';
export { rateCar } from './catalogue-import/rate-car.ts';
export { RollBackCar, rollBackCar } from './catalogue-import/roll-back-car.ts';
export { ReopenImportRow } from './catalogue-import/reopen-import-row.ts';
export { SettleImportRow, settleImportRow } from './catalogue-import/settle-import-row.ts';
export { memberCommands } from './member/member.commands.ts';
export { AppointAdmin, appointAdmin } from './member/appoint-admin.ts';
export { AppointModerator, appointModerator } from './member/appoint-moderator.ts';
export { ChangePatronTier, changePatronTier } from './member/change-patron-tier.ts';
export { DismissAdmin, dismissAdmin } from './member/dismiss-admin.ts';
export { DismissModerator, dismissModerator } from './member/dismiss-moderator.ts';
export { LimitAccountShortly } from './member/limit-account-shortly.ts';
export { LimitAccount, limitAccount } from './member/limit-account.ts';
export * from './member/member.enums.ts';
export * from './action-limits/action-limits.ts';
export * from './member/member.events.ts';
export { member, type Member, memberStream, roleOf } from './member/member.state.ts';
export { memberPermissions } from './member/member.permissions.ts';
export { NoteRename } from './member/note-rename.ts';
export type { Reason } from './member/reason.ts';
export { ConfirmAddress, confirmAddress } from './member/confirm-address.ts';
export { RestoreAccount, restoreAccount } from './member/restore-account.ts';
export {
  countsAsContributor,
  hasTier,
  limitOn,
  limitsAt,
  type HoldingLimit,
  type Patron,
  tierAt,
} from './member/tier-and-limits.ts';
export * from './game-version/index.ts';
export * from './queue/index.ts';
export { isStaff, operator } from './caller-roles.ts';
export { FinishSeeding, finishSeeding } from './seed/finish-seeding.ts';
export type { SeedEvent, SeedingFinished, SeedingSuperseded, SeedName } from './seed/seed.events.ts';
export { seed, type SeedState, seedStream } from './seed/seed.state.ts';
export { seedPermissions } from './seed/seed.permissions.ts';
export { SupersedeSeeding, supersedeSeeding } from './seed/supersede-seeding.ts';
export { eventTypes } from './event-types.ts';
export { upcasters } from './upcasters.ts';
export { permissionTables } from './permissions.ts';
export { knownToActor, personsInEvents } from './who-may-know.ts';
export * from './campaign/index.ts';
export * from './car-tag/index.ts';
export * from './challenge/index.ts';
export { ApproveTemplate, DeclineTemplate, ReopenTemplate } from './template/decide-template.ts';
export { demoTemplates, demoTemplatesSeed } from './template/demo/demo-templates.ts';
export { ProposeTemplate } from './template/propose-template.ts';
export { PutTemplateBack, RemoveTemplate } from './template/remove-template.ts';
export { SaveTemplate } from './template/save-template.ts';
export { templateCommands } from './template/template.commands.ts';
export * from './template/template.events.ts';
export { template } from './template/template.state.ts';
export { templatePermissions } from './template/template.permissions.ts';
export * from './pack/index.ts';
export * from './planned-event/index.ts';
export * from './event-reminder/index.ts';
export * from './file-read/index.ts';
export * from './club/index.ts';
export * from './timeline-item/index.ts';
export * from './garage/index.ts';
export * from './contributor-consent/index.ts';
export * from './recap/index.ts';
export * from './round/index.ts';
export * from './community-group/index.ts';
export * from './animated-card/index.ts';
export * from './translation/index.ts';
export * from './operation/index.ts';
export * from './report/index.ts';
export * from './channels/index.ts';
export * from './history/index.ts';
export * from './bulk-action/index.ts';
export * from './tuned-stats/index.ts';
export * from './redaction/index.ts';
