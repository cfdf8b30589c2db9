export * from './history.enums.ts';
export { type HistoryValues, type HistoryKind, type HistoryState } from './history-kind.ts';
export { historyActionOf, historyKinds, isByStaff, loggedTypes, openHistoryKinds } from './history-kinds.ts';
export * from './history-entries.ts';
export { compensationOf } from './compensation.ts';
export { challengeOfRound } from './kinds/challenge-kinds.ts';
