import type { Command } from 'commander';
import { type FoundPerson, openErasureJournal, type Persons } from '#accounts';
import { readOpsConfig } from '../config.ts';
import { REFUSED } from '../exit-codes.ts';
import { Mistake } from '../mistake.ts';
import { operateWithBar } from '../operate-with-bar.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withAccountRows, withLog } from '../stores.ts';
import { erase } from './erase.ts';

const details = `
There is no way back, and no time of grace: members who close their account themselves have two weeks. Lap times stay, as of
somebody who is gone. Who it was is written to no log: only the id of the account. Backups from before hold it still.

Example:
  ops erase ann@example.org --confirm "Ann" --reason asked`;

/** `ops erase ACCOUNT --confirm NAME`: for whom asks by letter, or must not stay. */
export const addErase = (program: Command): void => {
  program
    .command('erase')
    .description('erase an account at once: name, address, words, mails, sessions')
    .argument('<account>', 'its whole e-mail address, or its id')
    .option('--confirm <name>', 'the name of the account, so that it is no other')
    .addOption(reasonOption('asked'))
    .addHelpText('after', details)
    .action((account: string, options: WithReason & { readonly confirm?: string }) => eraseAccount(account, options));
};

const eraseAccount = async (
  account: string,
  { confirm, reason }: WithReason & { readonly confirm?: string },
): Promise<void> => {
  const { erasureJournal, outbox } = readOpsConfig(process.env);
  await withAccountRows(async (accounts) => {
    const person = await foundBy(accounts.persons, account);
    if (!person) throw new Mistake('There is no account with this address or id.');
    if (confirm !== person.name)
      throw new Mistake(`This account is called "${person.name}". To erase it, add --confirm with this name.`);
    const journal = await openErasureJournal(erasureJournal);
    try {
      await journal.prove();
      const wanted = { act: 'erase', target: person.id, reason } as const;
      const done = await withLog((eventStore) =>
        operateWithBar(
          { eventStore },
          wanted,
          () => 'Erasing',
          (watching) => erase({ accounts, journal, outbox, userId: person.id }, watching),
        ),
      );
      if (done) tell(done.outcome === 'done', done.figures);
    } finally {
      await journal.close();
    }
  });
};

const foundBy = async (persons: Persons, account: string): Promise<FoundPerson | undefined> =>
  (await persons.byEmail(account)) ?? (await persons.find(account, 10)).find(({ id }) => id === account);

const tell = (isWhole: boolean, { mailsLeft }: Readonly<Record<string, unknown>>): void => {
  console.log('The account is erased. Where a server runs, sessions of it end within 30 seconds.');
  if (isWhole) return;
  if (mailsLeft !== 0)
    console.log(`Mails in the outbox that may name it and could not be removed: ${String(mailsLeft)}.`);
  else console.log('The accounts file could not be compacted while it is read: the next erasure, or backup, does it.');
  process.exitCode = REFUSED;
};
