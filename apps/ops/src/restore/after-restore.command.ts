import { type Command, InvalidArgumentError } from 'commander';
import { dismissedSince, openErasureJournal, shutAgain } from '#accounts';
import { operate } from '#operations';
import { readOpsConfig } from '../config.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withAccountRows, withLog } from '../stores.ts';
import { dismissAgain } from './dismiss-again.ts';
import { shutLines } from './shut-lines.ts';

const details = `
For installations with database servers, after you have restored their backups and before the API starts. \`restore\` does
the same for embedded stores.

Example:
  ops after-restore 2026-11-27T03:00:00Z`;

const moment = (text: string): string => {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InvalidArgumentError('not a moment like 2026-11-27T03:00:00Z');
  return new Date(time).toISOString();
};

export const addAfterRestore = (program: Command): void => {
  program
    .command('after-restore')
    .description('end all sessions, and revoke again what was revoked or changed after a backup')
    .argument('<moment>', 'when the backup was started, such as 2026-11-27T03:00:00Z', moment)
    .addOption(reasonOption('incident'))
    .addHelpText('after', details)
    .action((since: string, { reason }: WithReason) => afterRestore(since, reason));
};

const afterRestore = async (since: string, reason: WithReason['reason']): Promise<void> => {
  const journal = await openErasureJournal(readOpsConfig(process.env).erasureJournal);
  try {
    const dismissed = await dismissedSince(journal, since);
    const shut = await withAccountRows(({ doors }) => shutAgain(doors, journal, since));
    await withLog(async (eventStore) => {
      const rolesTaken = await dismissAgain(eventStore, dismissed);
      const figures = { ...shut, rolesTaken };
      await operate({ eventStore }, { act: 'restore', reason }, async () => ({ outcome: 'done', figures }));
      for (const line of shutLines(shut, rolesTaken)) console.log(line);
    });
  } finally {
    await journal.close();
  }
};
