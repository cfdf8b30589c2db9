import { type Meta, RuleBroken } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may say that there is a version of the game: whoever runs the installation, and staff. */
export const gameVersionWhoMay = [
  { command: 'release-game-version', from: 'unknown', to: 'released', who: 'operator' },
  { command: 'release-game-version', from: 'unknown', to: 'released', who: 'moderator or admin' },
] as const;

export type GameVersionCommand = (typeof gameVersionWhoMay)[number]['command'];

/** Who asks, and in which role. */
type Asking = Partial<Pick<Meta, 'actor' | 'role'>>;

const holds = {
  operator: ({ actor }) => actor !== undefined && isOperator(actor),
  'moderator or admin': ({ role }) => role !== undefined,
} satisfies Record<(typeof gameVersionWhoMay)[number]['who'], (by: Asking) => boolean>;

/** Throws `RuleBroken('not-allowed')` where the actor may not; signed out is nobody. */
export const checkMayOnGameVersion = (command: GameVersionCommand, by: Asking): void => {
  if (!gameVersionWhoMay.some((row) => row.command === command && holds[row.who](by)))
    throw new RuleBroken('not-allowed', { command });
};
