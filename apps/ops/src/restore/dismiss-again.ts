import { randomUUID } from 'node:crypto';
import type { Dismissed } from '#accounts';
import {
  DismissAdmin,
  dismissAdmin,
  DismissModerator,
  dismissModerator,
  member,
  memberStream,
  operator,
} from '#domain';
import { commandMeta, decideAndAppend, type EventStore } from '#event-store';
import { RuleBroken } from '#kernel';

const MAKES = {
  moderator: { Command: DismissModerator, decide: dismissModerator },
  admin: { Command: DismissAdmin, decide: dismissAdmin },
} as const;

/** Takes roles away again that a backup restored. Returns how many there were. */
export const dismissAgain = async (eventStore: EventStore, dismissed: readonly Dismissed[]): Promise<number> => {
  let count = 0;
  for (const { dismissed: userId, role } of dismissed) {
    const { Command, decide } = MAKES[role];
    const data = { userId, reason: { code: 'other' } } as const;
    const now = new Date().toISOString();
    const meta = commandMeta({ name: Command.name, data, actor: operator, idempotencyKey: randomUUID(), now });
    const command = new Command(data, meta);
    const decided = (state: typeof member.initial) => decide(command, state, {});
    count += await decideAndAppend(eventStore, memberStream(userId), member, decided, meta).then(() => 1, notNow);
  }
  return count;
};

/** The backup is from before the role was given, or from after it was taken. */
const notNow = (error: unknown): 0 => {
  if (error instanceof RuleBroken && error.code === 'member-role-unchanged') return 0;
  throw error;
};
