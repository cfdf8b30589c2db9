// A process of its own that runs or rebuilds a view, for tests that kill it: `node … <run|rebuild> <log> <folder> <view>`.
import { openSqliteEventStore } from '#event-store';
import { anyProjection, openReadStore, rebuildView, runProjections } from '#read-store';
import { totals } from '../contract/runner/kit.ts';

const [mode, log = '', folder = '', view = ''] = process.argv.slice(2);
const eventStore = await openSqliteEventStore({ file: log, upcasters: {}, readOnly: true });
const readStore = await openReadStore({ url: `sqlite:${folder}` });
const projection = anyProjection(totals(view));

if (mode === 'rebuild') {
  const { comparison } = await rebuildView({ eventStore, readStore, projection, batchSize: 20 });
  console.log(JSON.stringify({ equal: comparison?.equal }));
  await readStore.close();
  await eventStore.close();
} else {
  await runProjections({
    eventStore,
    readStore,
    projections: [projection],
    holder: 'the process',
    signal: new AbortController().signal,
    onAdvance: (_, position) => console.log(JSON.stringify({ position })),
  });
}
