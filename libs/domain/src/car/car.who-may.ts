import type { ActorId } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may do what to a car: the people who run the installation, by its command line, and the jobs they start. */
export const carWhoMay = [
  { command: 'release-car', from: 'unknown or retired', to: 'released', who: 'operator' },
  { command: 'import-car-history', from: 'any', to: 'released', who: 'operator' },
  { command: 'revise-car', from: 'released', to: 'released', who: 'operator' },
  { command: 'retire-car', from: 'released', to: 'retired', who: 'operator' },
] as const;

export type CarCommand = (typeof carWhoMay)[number]['command'];

const holds = {
  operator: isOperator,
} satisfies Record<(typeof carWhoMay)[number]['who'], (actor: ActorId) => boolean>;

/** Whether the actor may give the command; signed out (undefined) is nobody. */
export const mayOnCar = (command: CarCommand, actor: ActorId | undefined): boolean =>
  actor !== undefined && carWhoMay.some((row) => row.command === command && holds[row.who](actor));
