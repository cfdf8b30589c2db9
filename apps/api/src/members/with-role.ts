import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { Asking } from '#kernel';
import { readMember } from './read-member.ts';

/** Who asks, with their role: what everybody may read says by it which buttons there are. The command asks again. */
export const withRole = async (eventStore: EventStore, { actor }: Asking): Promise<Asking> =>
  actor === undefined ? {} : { actor, role: roleOf(await readMember(eventStore, actor)) };
