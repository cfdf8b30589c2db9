import { type Meta, RuleBroken } from '#kernel';
import { isOperator } from '../operator.ts';

/**
 * Who may do what to a car: the people who run the installation, by its command line, and the jobs they start. What a car
 * is like, and cars that wait until somebody has checked them, are for moderators.
 */
export const carWhoMay = [
  { command: 'release-car', from: 'unknown, pending or retired', to: 'released', who: 'operator' },
  { command: 'import-car-history', from: 'any', to: 'released', who: 'operator' },
  { command: 'revise-car', from: 'released', to: 'released', who: 'operator' },
  { command: 'revise-car', from: 'released', to: 'released', who: 'moderator or admin' },
  { command: 'add-pending-car', from: 'unknown', to: 'pending', who: 'moderator or admin' },
  { command: 'revise-pending-car', from: 'pending', to: 'pending', who: 'moderator or admin' },
  { command: 'approve-pending-car', from: 'pending', to: 'released', who: 'moderator or admin' },
  { command: 'dismiss-pending-car', from: 'pending', to: 'unknown', who: 'moderator or admin' },
  { command: 'retire-car', from: 'released', to: 'retired', who: 'operator' },
] as const;

export type CarCommand = (typeof carWhoMay)[number]['command'];

/** Who asks, and in which role. */
type Asking = Partial<Pick<Meta, 'actor' | 'role'>>;

const holds = {
  operator: ({ actor }) => actor !== undefined && isOperator(actor),
  'moderator or admin': ({ role }) => role !== undefined,
} satisfies Record<(typeof carWhoMay)[number]['who'], (by: Asking) => boolean>;

/** Whether the actor may give the command; signed out is nobody. */
export const mayOnCar = (command: CarCommand, by: Asking): boolean =>
  carWhoMay.some((row) => row.command === command && holds[row.who](by));

/** Throws `RuleBroken('not-allowed')` where the actor may not. */
export const checkMayOnCar = (command: CarCommand, by: Asking): void => {
  if (!mayOnCar(command, by)) throw new RuleBroken('not-allowed', { command });
};
