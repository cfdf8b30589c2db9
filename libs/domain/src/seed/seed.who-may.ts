import type { ActorId } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may do what to a seed: the jobs themselves, and whoever imports real data. */
export const seedWhoMay = [
  { command: 'finish-seeding', from: 'any', to: 'finished', who: 'operator' },
  { command: 'supersede-seeding', from: 'any', to: 'superseded', who: 'operator' },
] as const;

export type SeedCommand = (typeof seedWhoMay)[number]['command'];

/** Whether the actor may give the command; signed out (undefined) is nobody. */
export const maySeed = (command: SeedCommand, actor: ActorId | undefined): boolean =>
  actor !== undefined && seedWhoMay.some((row) => row.command === command && isOperator(actor));
