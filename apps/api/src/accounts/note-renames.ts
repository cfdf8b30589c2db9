import { randomUUID } from 'node:crypto';
import { memberCommands, NoteRename } from '#domain';
import { commandMeta, type EventStore, runCommand } from '#event-store';
import type { ActorId } from '#kernel';

/** Records in the user's history that they changed their name; the name itself is not recorded. */
export const noteRenames =
  (store: EventStore) =>
  async (userId: string): Promise<void> => {
    const [data, now] = [{ userId }, new Date().toISOString()];
    const actor = userId as ActorId;
    const meta = commandMeta({ name: NoteRename.name, data, actor, idempotencyKey: randomUUID(), now });
    const decision = memberCommands.decisions.find(({ type }) => type === NoteRename);
    if (!decision) throw new Error(`no decision of ${NoteRename.name}`);
    const ports = { store, storeText: async () => undefined, lookUp: () => undefined };
    await runCommand(ports, memberCommands, decision, new NoteRename(data, meta));
  };
