import type { Dismissed, ErasureJournal, RevokedKind } from './erasure-journal.ts';

/** What opens an account, to be shut where a backup brought it back. */
export type Doors = {
  /** Ends every session, and makes void every link and code under way. Says how many sessions there were. */
  endSessions(): Promise<number>;
  /** False when there is no such thing. */
  revoke(kind: RevokedKind, id: string): Promise<boolean>;
  /** From now on no password opens the account, until one is set by mail. False when there is none. */
  dropPassword(userId: string): Promise<boolean>;
  /** Authenticator and recovery codes are no longer those that the owner has. False when there are none. */
  dropFactor(userId: string): Promise<boolean>;
};

/** What was shut again. */
export type ShutAgain = Readonly<Record<'sessionsEnded' | 'revoked' | 'passwords' | 'factors', number>>;

/** Roles that were taken away after a moment (ISO 8601), the earliest first. */
export const dismissedSince = async (journal: ErasureJournal, since: string): Promise<readonly Dismissed[]> => {
  const found: Dismissed[] = [];
  for await (const line of journal.lines()) if ('dismissed' in line && line.at > since) found.push(line);
  return found;
};

/** After a backup of a moment (ISO 8601) was brought back: ends all sessions, and shuts what was revoked or changed since. */
export const shutAgain = async (doors: Doors, journal: ErasureJournal, since: string): Promise<ShutAgain> => {
  const shut = { sessionsEnded: await doors.endSessions(), revoked: 0, passwords: 0, factors: 0 };
  for await (const line of journal.lines()) {
    if (line.at <= since) continue;
    if ('revoked' in line) shut.revoked += Number(await doors.revoke(line.revoked, line.id));
    if ('passwordOf' in line) shut.passwords += Number(await doors.dropPassword(line.passwordOf));
    if (!('factorOf' in line) || !(await doors.dropFactor(line.factorOf))) continue;
    shut.factors += 1;
    // Without its second factor, an old password would open more than it did.
    shut.passwords += Number(await doors.dropPassword(line.factorOf));
  }
  return shut;
};
