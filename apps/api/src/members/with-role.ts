import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller } from '#kernel';
import { readMember } from './read-member.ts';

/** The caller with their role: a public response uses it to choose buttons. The command checks again. */
export const withRole = async (eventStore: EventStore, { actor }: Caller): Promise<Caller> =>
  actor === undefined ? {} : { actor, role: roleOf(await readMember(eventStore, actor)) };
