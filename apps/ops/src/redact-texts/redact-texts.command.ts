import type { Command } from 'commander';
import { lockFolder } from '#event-store';
import { checkHasAll, dataFolder, BACKED_UP } from '../backup/data-folder.ts';
import { redactTexts } from './redact-texts.ts';

const details = `
The server must be stopped. Names that people gave to parts of a filter go where their texts are kept, and with their
account; ids, positions and order of the events stay. Views are built at the next start. Backups from before hold the
words still: \`restore\` takes them out again.`;

/** `ops redact-words`: once, after the release that stores texts outside of events. */
export const addRedactTexts = (program: Command): void => {
  program
    .command('redact-words')
    .description('remove users’ words from events that earlier releases wrote')
    .addHelpText('after', details)
    .action(async () => {
      const { folder } = dataFolder(process.env);
      checkHasAll(folder, BACKED_UP);
      const lock = lockFolder(folder);
      try {
        const redacted = await redactTexts(folder);
        console.log(`Events without their words: ${redacted}.`);
        if (redacted > 0) console.log('Views are built at the next start.');
      } finally {
        lock.release();
      }
    });
};
