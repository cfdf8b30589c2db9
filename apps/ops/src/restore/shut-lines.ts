import type { ShutAgain } from '#accounts';

/** What is said of doors that were shut again after a backup was brought back. */
export const shutLines = (
  { sessionsEnded, revoked, passwords, factors }: ShutAgain,
  rolesTaken: number,
): readonly string[] => [
  `Sessions ended: ${sessionsEnded}. Everybody signs in again.`,
  `Keys, webhooks and passkeys revoked again: ${revoked}. Roles taken away again: ${rolesTaken}.`,
  `Passwords to be set anew by mail: ${passwords}. Second factors to be set up anew: ${factors}.`,
];
