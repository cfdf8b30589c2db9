export * from './cars.ts';
export * from './cell.ts';
export * from './cell-story.ts';
export * from './lap-times.ts';
export * from './live.ts';
export * from './problem.ts';
export * from './user.ts';
export * from './written.ts';
