import type { Command } from 'commander';
import { lockFolder } from '#event-store';
import { checkHasAll, dataFolder, BACKED_UP } from '../backup/data-folder.ts';
import { redactTexts } from './redact-texts.ts';

const details = `
The server must be stopped. Names that users gave to parts of a filter move to the store of texts, where they are erased with
their account; IDs, positions and order of the events stay. Views are built at the next start. Earlier backups still contain
the texts: \`restore\` removes them again.`;

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
