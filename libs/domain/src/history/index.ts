export * from './history-words.ts';
export { type HistoryFacts, type HistoryKind, type HistoryState } from './history-kind.ts';
export { actInHistory, historyKinds, isByStaff, loggedTypes, openHistoryKinds } from './history-kinds.ts';
export * from './history-entries.ts';
export { compensationOf } from './compensation.ts';
export { challengeOfRound } from './kinds/challenge-kinds.ts';
