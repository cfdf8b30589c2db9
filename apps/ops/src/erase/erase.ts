import { setTimeout as delay } from 'node:timers/promises';
import { type AccountRows, type ErasureJournal, eraseNow, type Persons } from '#accounts';
import { forgetInOutbox } from '#mail';
import type { Watching, WorkDone } from '#operations';

/** A server that reads the accounts at the same time delays the compaction a moment. */
const SCRUBS_TRIED = 10;
const SCRUB_AGAIN_MS = 500;

type Erasing = {
  readonly accounts: AccountRows;
  readonly journal: ErasureJournal;
  readonly outbox: string;
  readonly userId: string;
};

/** Erases an account as the server does when it is due. `wrong`: data is left, which the numbers name. */
export const erase = async (
  { accounts, journal, outbox, userId }: Erasing,
  { mayGoOn }: Pick<Watching, 'mayGoOn'>,
): Promise<WorkDone> => {
  await mayGoOn();
  let mailsLeft = 0;
  const persons: Persons = {
    ...accounts.persons,
    erase: async (id) => {
      // Only the rows contain the recipient, so they go last.
      mailsLeft = (await forgetInOutbox(outbox, await accounts.forgotten(id))).length;
      return accounts.persons.erase(id);
    },
  };
  const erased = await eraseNow(persons, journal, userId, new Date().toISOString());
  const compacted = await scrubbed(persons);
  const isWhole = erased && compacted && mailsLeft === 0;
  return { outcome: isWhole ? 'done' : 'wrong', figures: { erased, compacted, mailsLeft } };
};

const scrubbed = async (persons: Persons): Promise<boolean> => {
  for (let tried = 0; tried < SCRUBS_TRIED; tried += 1) {
    if (await persons.scrub()) return true;
    await delay(SCRUB_AGAIN_MS);
  }
  return false;
};
