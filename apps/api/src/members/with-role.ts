import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { Asking } from '#kernel';
import { readMember } from './read-member.ts';

/** The caller with their role: a public response uses it to choose buttons. The command checks again. */
export const withRole = async (eventStore: EventStore, { actor }: Asking): Promise<Asking> =>
  actor === undefined ? {} : { actor, role: roleOf(await readMember(eventStore, actor)) };
