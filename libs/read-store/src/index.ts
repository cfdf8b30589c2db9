export { type AnyProjection, anyProjection, type Doc, type Projection } from './projection.ts';
export {
  CursorUnreadable,
  type Page,
  QueryRefused,
  ReadStoreUnavailable,
  type Scalar,
  type Stored,
  type View,
  type ViewQuery,
} from './view.ts';
export type { ViewChange } from './view-change.ts';
export type { Advance, ReadStore } from './read-store.ts';
export { ASSET_HASH, type Assets, MAX_CACHED_ASSETS, type AssetVersion } from './assets.ts';
export {
  type StagedView,
  type Checkpoint,
  type LoadedDocument,
  type ParkedEvent,
  RebuildOvertaken,
  type SideCollection,
  type StoredDocument,
  type ViewBatch,
  type ViewCollection,
  type ViewStatus,
  ViewSwitched,
  type ViewVersion,
  type ViewWriter,
  viewId,
} from './view-writer.ts';
export { allBelow } from './all-below.ts';
export { ActiveLease, LeaseLost, tryLease } from './active-lease.ts';
export { type Notes, type ViewError, viewErrorOf } from './notes.ts';
export { leaseOfView } from './leases.ts';
export type { Lease, Leases } from './leases.ts';
export { openReadStore } from './open-read-store.ts';
export { TooManyWaiting, ViewPositions } from './view-positions.ts';
export { CheckpointBeyondLog, CheckpointForeign } from './foreign-checkpoint.ts';
export { compareCollections, type Comparison, type Difference } from './compare-collections.ts';
export { type BuildProgress } from './side-builder.ts';
export { buildMissingViews } from './build-missing-views.ts';
export { dropFormerViews } from './drop-former-views.ts';
export { isFoldedOtherwise } from './folded-shapes.ts';
export {
  StagedOutdated,
  NothingStaged,
  type Rebuilt,
  rebuildView,
  RebuildRunning,
  switchView,
} from './rebuild-view.ts';
export { type Verified, verifyView } from './verify-view.ts';
export { type Replayed, replayParked } from './replay-parked.ts';
export { type RunningProjections, runProjections, type RunOptions } from './run-projections.ts';
export type { FoldedEvents } from './view-runner.ts';
