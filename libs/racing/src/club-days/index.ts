export * from './club-set-id.ts';
export * from './predict-club-day.ts';
