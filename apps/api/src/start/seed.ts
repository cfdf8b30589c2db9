import { randomUUID } from 'node:crypto';
import { campaignSeed, demoActors, demoImportSeed, demoSeed, starterSeed } from '#domain';
import { runJob } from '#event-store';
import type { Ports } from '../ports.ts';
import { seedDemoCars } from './demo-cars/seed-demo-cars.ts';

/** Brings the starter catalogue into an empty log, and in development demo times with names to them. */
export const seed = async ({ config, eventStore, accounts, ...others }: Ports, now: string): Promise<void> => {
  await runJob(eventStore, starterSeed, now);
  await runJob(eventStore, campaignSeed, now);
  if (!config.development) return;
  await runJob(eventStore, demoSeed, now);
  await runJob(eventStore, demoImportSeed, now);
  for (const actor of demoActors) await nameDemoActor(accounts, actor);
  if (config.demoCars) await seedDemoCars({ config, eventStore, accounts, ...others }, now);
};

/** Nobody can sign in as one of them: nobody knows the password. */
const nameDemoActor = (accounts: Ports['accounts'], actor: string): Promise<boolean> => {
  const word = actor.replace(/^demo:/, '');
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} (demo)`;
  return accounts.ensureAccount(actor, { name, email: `${word}@demo.invalid`, password: randomUUID() });
};
