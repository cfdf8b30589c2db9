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
