import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { lockFolder, openEventStore } from '#event-store';
import { eventTypes, upcasters } from '#domain';
import { endBrokenOff, operate } from '#operations';
import { dataFolder, LOG_FILE } from '../backup/data-folder.ts';
import { redactTexts } from '../redact-texts/redact-texts.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { dismissAgain } from './dismiss-again.ts';
import { checkBackup, putBack, type PutBack } from './put-back.ts';
import { shutLines } from './shut-lines.ts';

const details = `
The server must be stopped. The data folder is moved, not deleted. Accounts that were erased after the backup are erased
again, and keys, passwords and roles that were revoked since then are revoked again, from the erasure journal: the one next to
the data folder (or ERASURE_JOURNAL), or --journal.`;

export const addRestore = (program: Command): void => {
  program
    .command('restore')
    .description('restore a backup, without accounts erased since then')
    .argument('<folder>', 'a folder created by `backup`')
    .option('--journal <file>', 'the newest erasure journal')
    .addOption(reasonOption('incident'))
    .addHelpText('after', details)
    .action(async (from: string, options: WithReason & { readonly journal?: string }) => {
      for (const line of await restore(from, options)) console.log(line);
    });
};

const restore = async (
  from: string,
  { journal: given, reason }: WithReason & { readonly journal?: string },
): Promise<readonly string[]> => {
  const { folder, journal: usual } = dataFolder(process.env);
  const note = await checkBackup(from);
  const aside = await moveAside(folder);
  const back = await backWithoutWords(from, folder, given ?? usual, note).catch(async (error: unknown) => {
    // A start would mistake a half-restored folder for the installation.
    if (aside !== undefined) {
      await rename(folder, `${aside}-half-restored`).catch(() => undefined);
      await rename(aside, folder);
    }
    throw error;
  });
  const rolesTaken = await writeDown(folder, note.backup, back, reason);
  return [
    `Restored the backup of ${note.at} to ${folder}. Views are built at the next start.`,
    ...(aside === undefined ? [] : [`What was there before is in ${aside}.`]),
    `Accounts erased again: ${back.erased}`,
    ...(back.redacted === 0 ? [] : [`Events without their words again: ${back.redacted}`]),
    ...shutLines(back, rolesTaken),
    ...(back.newer
      ? []
      : [
          `No journal newer than the backup was given: accounts erased after ${note.at} may be back, and keys, passwords and roles that were revoked since open doors again.`,
        ]),
  ];
};

const backWithoutWords = async (...where: Parameters<typeof putBack>) => {
  const put = await putBack(...where);
  return { ...put, redacted: await redactTexts(where[1]) };
};

/** Under the lock that a running server holds. */
const moveAside = async (folder: string): Promise<string | undefined> => {
  if (!existsSync(folder)) return undefined;
  const lock = lockFolder(folder);
  lock.release();
  const aside = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return aside;
};

/**
 * In the restored log, which also contains the start of its own backup. Returns how many roles were taken away again.
 */
const writeDown = async (
  folder: string,
  backup: string,
  { dismissed, erased, ...shut }: PutBack,
  reason: WithReason['reason'],
): Promise<number> => {
  const eventStore = await openEventStore({ url: `sqlite:${join(folder, LOG_FILE)}`, upcasters, eventTypes });
  try {
    await endBrokenOff(eventStore);
    const rolesTaken = await dismissAgain(eventStore, dismissed);
    const { sessionsEnded, revoked, passwords, factors } = shut;
    const figures = { backup, erased, sessionsEnded, revoked, passwords, factors, rolesTaken };
    await operate({ eventStore }, { act: 'restore', reason }, async () => ({ outcome: 'done', figures }));
    return rolesTaken;
  } finally {
    await eventStore.close();
  }
};
