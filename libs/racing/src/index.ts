export type { LapTime, LapTimeValue } from './lap-time.ts';
