import { randomUUID } from 'node:crypto';
import { campaignSeed, demoActors, demoModerator, demoSeeds, hidingJob, packSeed, starterSeed } from '#domain';
import { runJob } from '#event-store';
import type { Ports } from '../ports.ts';
import { seedDemoCars } from './demo-cars/seed-demo-cars.ts';
import { seedDemoEventImages } from './demo-cars/seed-demo-events.ts';
import { seedDemoViewCounts } from './demo-cars/seed-demo-view-counts.ts';
import { seedDemoAnimatedCards } from './demo-cars/seed-demo-animated-cards.ts';
import {
  seedDemoGroups,
  seedDemoIncident,
  seedDemoReports,
  seedDemoTemplates,
  seedDemoTimeline,
  seedDemoTranslations,
} from './demo-cars/seed-demo-timeline.ts';

/**
 * Seeds an empty log with the starter catalogue, hides what is hidden, and in development adds demo times with names.
 */
export const seed = async ({ config, eventStore, accounts, ...others }: Ports, now: string): Promise<void> => {
  await runJob(eventStore, starterSeed, now);
  await runJob(eventStore, campaignSeed, now);
  await runJob(eventStore, packSeed, now);
  if (config.hiddenChallenge !== undefined) await runJob(eventStore, hidingJob(config.hiddenChallenge), now);
  if (!config.development) return;
  for (const job of demoSeeds(now)) await runJob(eventStore, job, now);
  for (const actor of [...demoActors, demoModerator]) await nameDemoActor(accounts, actor);
  if (!config.demoCars) return;
  await seedDemoCars({ config, eventStore, accounts, ...others }, now);
  await seedDemoEventImages({ eventStore, accounts, ...others }, now);
  await seedDemoAnimatedCards({ eventStore, accounts, ...others }, now);
  await seedDemoTimeline({ eventStore, accounts }, now);
  await seedDemoGroups({ eventStore, accounts }, now);
  await seedDemoTemplates({ eventStore, accounts }, now);
  await seedDemoTranslations({ eventStore, accounts }, now);
  await seedDemoReports({ eventStore, accounts }, now);
  await seedDemoIncident({ eventStore, accounts }, now);
  await seedDemoViewCounts({ accounts }, now);
};

/** No one can log in as one of them: the password is unknown. */
const nameDemoActor = (accounts: Ports['accounts'], actor: string): Promise<boolean> => {
  const word = actor.replace(/^demo:/, '');
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} (demo)`;
  return accounts.ensureAccount(actor, { name, email: `${word}@demo.invalid`, password: randomUUID() });
};
