import type { Dismissed, ErasureJournal, RevokedKind } from './erasure-journal.ts';

export type Doors = {
  /** Ends every session, and invalidates every pending link and code. Returns the number of sessions. */
  endSessions(): Promise<number>;
  /** False when it does not exist. */
  revoke(kind: RevokedKind, id: string): Promise<boolean>;
  /** From now on no password opens the account, until one is set by email. False when there is none. */
  dropPassword(userId: string): Promise<boolean>;
  /** Drops the authenticator and the recovery codes. False when there are none. */
  dropFactor(userId: string): Promise<boolean>;
};

export type ShutAgain = Readonly<Record<'sessionsEnded' | 'revoked' | 'passwords' | 'factors', number>>;

/** Roles that were removed after a moment (ISO 8601), the earliest first. */
export const dismissedSince = async (journal: ErasureJournal, since: string): Promise<readonly Dismissed[]> => {
  const found: Dismissed[] = [];
  for await (const line of journal.lines()) if ('dismissed' in line && line.at > since) found.push(line);
  return found;
};

/**
 * After a restore of a backup of a moment (ISO 8601): ends all sessions, and revokes what was revoked or changed since.
 */
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
