import { setTimeout as delay } from 'node:timers/promises';
import { type AccountRows, type ErasureJournal, eraseNow, type Persons } from '#accounts';
import { forgetInOutbox } from '#mail';
import type { Watching, WorkDone } from '#operations';

/** A server that reads the accounts meanwhile lets them be compacted a moment later. */
const SCRUBS_TRIED = 10;
const SCRUB_AGAIN_MS = 500;

type Erasing = {
  readonly accounts: AccountRows;
  readonly journal: ErasureJournal;
  readonly outbox: string;
  readonly userId: string;
};

/** Erases an account as the server does when its time has come. `wrong`: something is left that the figures name. */
export const erase = async (
  { accounts, journal, outbox, userId }: Erasing,
  { mayGoOn }: Pick<Watching, 'mayGoOn'>,
): Promise<WorkDone> => {
  await mayGoOn();
  let mailsLeft = 0;
  const persons: Persons = {
    ...accounts.persons,
    erase: async (id) => {
      // Only the rows say where to, so that these go last.
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
