import type { ShutAgain } from '#accounts';

export const shutLines = (
  { sessionsEnded, revoked, passwords, factors }: ShutAgain,
  rolesTaken: number,
): readonly string[] => [
  `Sessions ended: ${sessionsEnded}. Everyone must log in again.`,
  `Keys, webhooks and passkeys revoked again: ${revoked}. Roles removed again: ${rolesTaken}.`,
  `Passwords to reset by email: ${passwords}. Two-factor logins to set up again: ${factors}.`,
];
