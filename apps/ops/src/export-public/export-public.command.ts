import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { tagsNotOut } from '#open-data';
import { ALL_TAGS, carTagsView } from '#projections/car-tags/car-tags.projection';
import { cars } from '#projections/cars/cars.projection';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { readUpcomingTags } from '../config.ts';
import { Mistake } from '../mistake.ts';
import { operateWithBar } from '../operate-with-bar.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { type Stores, withStores } from '../stores.ts';
import { exportPublic } from './export-public.ts';

const details = `
The same files as in the nightly dump: JSON Lines and SQLite, compressed with gzip. dump.json lists each file with its schema
and the licence; \`sha256sum -c SHA256SUMS\` in the folder verifies them. Tags in UPCOMING_TAGS that are not released are omitted.`;

export const addExportPublic = (program: Command): void => {
  program
    .command('export-public')
    .description('export all public data to a new folder, with schemas, checksums and licence')
    .argument('<folder>', 'a new folder')
    .addOption(reasonOption())
    .addHelpText('after', details)
    .action(async (folder: string, { reason }: WithReason) => {
      const to = resolve(folder);
      if (existsSync(to)) throw new Mistake(`${to} already exists. Choose a new folder.`);
      const planned = readUpcomingTags(process.env);
      await withStores(async (stores) => {
        const { carTags, ...views } = await builtViews(stores);
        const said = (await carTags.get(ALL_TAGS))?.doc.said ?? {};
        const data = { ...views, leftOut: new Set(tagsNotOut(planned, said, new Date().toISOString())) };
        const done = await operateWithBar(
          stores,
          { act: 'export-public', reason },
          () => 'Exporting',
          (watching) => exportPublic(data, to, watching),
        );
        if (!done) return;
        const { files, bytes, position } = done.figures;
        console.log(`Exported to ${to}: ${files} files, ${bytes} bytes, as of position ${position}.`);
      });
    });
};

/** Throws `Mistake` where nothing is built: empty files would look complete. */
const builtViews = async ({ readStore }: Stores) => {
  const views = {
    lapTimes: readStore.view(lapTimes),
    cars: readStore.view(cars),
    carTags: readStore.view(carTagsView),
  };
  for (const view of Object.values(views))
    if ((await view.position()) === 0)
      throw new Mistake(
        `The view ${view.name} is not built yet. Start the server, or run \`ops rebuild ${view.name}\`.`,
      );
  return views;
};
