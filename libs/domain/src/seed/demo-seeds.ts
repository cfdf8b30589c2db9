import type { Job } from '#kernel';
import { demoTagsSeed } from '../car-tag/demo/demo-tags.ts';
import { demoImportSeed } from '../catalogue-import/demo/demo-import.ts';
import { demoChallengesSeed } from '../challenge/demo/demo-challenges-seed.ts';
import { demoClubsSeed } from '../club/demo/demo-clubs.ts';
import { demoGarageSeed } from '../garage/demo/demo-garage.ts';
import { demoSeed } from '../lap-time/demo/demo-seed.ts';
import { demoVotesSeed } from '../lap-time/demo/demo-votes.ts';
import { demoEventsSeed } from '../planned-event/demo/demo-events-seed.ts';
import { demoYearSeed } from '../recap/demo/demo-year.ts';
import { demoTunedStatsSeed } from '../tuned-stats/demo/demo-tuned-stats.ts';
import { demoRoundsSeeds } from '../round/demo/demo-rounds-seed.ts';

export const demoSeeds = (now: string): readonly Job[] => [
  // First: later times take the records of the year before.
  demoYearSeed(now),
  demoSeed,
  demoVotesSeed,
  demoTunedStatsSeed,
  demoImportSeed,
  demoTagsSeed,
  demoChallengesSeed,
  ...demoRoundsSeeds,
  demoEventsSeed(now),
  demoClubsSeed(now),
  demoGarageSeed,
];
