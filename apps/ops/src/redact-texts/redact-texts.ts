import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAccountRows } from '#accounts';
import {
  submittedCars,
  readGroup,
  type RedactedEvent,
  redactedEvent,
  type Redaction,
  submittedValues,
  writtenGroup,
} from '#domain';
import { newIdOf, redactLog, storedEvents } from '#event-store';
import { ACCOUNTS_FILE, LOG_FILE } from '../backup/data-folder.ts';

type Moved = NonNullable<RedactedEvent['moved']>;

/**
 * Moves users' texts out of the events of earlier releases, in a folder that no process uses: to their text rows where
 * these still exist. The views are deleted too, for they contain such events' data. Returns how many events were
 * rewritten.
 */
export const redactTexts = async (folder: string): Promise<number> => {
  const log = join(folder, LOG_FILE);
  const redaction: Redaction = {
    known: submittedValues(storedEvents(log)),
    cars: submittedCars(storedEvents(log)),
    // Random: an old id of a few letters could be guessed from its hash.
    idOf: (
      (chance) => (owner: string, id: string) =>
        newIdOf(chance, id, owner)
    )(randomUUID()),
  };
  const moved: Moved[] = [];
  for (const event of storedEvents(log)) {
    const words = redactedEvent(event, redaction)?.moved;
    if (words) moved.push(words);
  }
  await keep(join(folder, ACCOUNTS_FILE), moved);
  const redacted = redactLog(log, (event) => redactedEvent(event, redaction));
  if (redacted > 0) rmSync(join(folder, 'views'), { recursive: true, force: true });
  return redacted;
};

/** Before the log loses them. Texts that were already moved are not moved again. */
const keep = async (file: string, moved: readonly Moved[]): Promise<void> => {
  if (moved.length === 0) return;
  const { texts, close } = await openAccountRows(`sqlite:${file}`);
  try {
    const bodies = await texts.bodies(moved.map(({ textId }) => textId));
    for (const { textId, owner, criteria } of moved) {
      const body = bodies.get(textId);
      // One after the other: each is flushed.
      // oxlint-disable-next-line no-await-in-loop
      if (body !== undefined)
        await texts.replace({ id: textId, owner, body: writtenGroup({ ...readGroup(body, ''), criteria }) });
    }
  } finally {
    await close();
  }
};
