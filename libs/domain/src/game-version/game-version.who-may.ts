import type { ActorId } from '#kernel';
import { isOperator } from '../operator.ts';

/** Who may say that there is a version of the game: whoever runs the installation. */
export const gameVersionWhoMay = [
  { command: 'release-game-version', from: 'unknown', to: 'released', who: 'operator' },
] as const;

export type GameVersionCommand = (typeof gameVersionWhoMay)[number]['command'];

/** Whether the actor may give the command; signed out (undefined) is nobody. */
export const mayOnGameVersion = (command: GameVersionCommand, actor: ActorId | undefined): boolean =>
  actor !== undefined && gameVersionWhoMay.some((row) => row.command === command && isOperator(actor));
