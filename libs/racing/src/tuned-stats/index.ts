export * from './read-stats.ts';
export * from './submitted-stats.ts';
