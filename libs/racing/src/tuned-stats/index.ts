export * from './read-stats.ts';
export * from './said-stats.ts';
