export { endBrokenOff } from './end-broken-off.ts';
export { attend, beginByOperator, endOperationOf, operate, type Wanted } from './operate.ts';
export { checkAccountsAreThere, checkLogIsThere, PartMissing, type PartUrls } from './missing-parts.ts';
export { type NotedProgress, progressOf } from './progress-notes.ts';
export { Paces, readStatus, type Status, type StatusOfView } from './status.ts';
export { readOperation } from './steering.ts';
export { ALL_VIEWS, type ViewResult, viewsNamed, type ViewWork, workOnViews } from './view-work.ts';
export { OperationStopped, type Watching, type WorkDone, type WorkProgress } from './watching.ts';
