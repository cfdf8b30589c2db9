import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import { Paces, readStatus, type StatusOfView } from '#operations';
import { viewId } from '#read-store';
import { REFUSED } from '../exit-codes.ts';
import { presentRunning } from '../operations/operations.presenter.ts';
import { table } from '../table.ts';
import { type Stores, withStores } from '../stores.ts';

/** Two samples so far apart give the speed of a view. */
const APART_MS = 1_000;

/** `ops status`: exit code 1 when something is parked. */
export const addStatus = (program: Command): void => {
  program
    .command('status')
    .description('show the position, speed, worker, errors and parked events of the log and each view')
    .action(() =>
      withStores(async (stores) => {
        const { logId, head, views } = await lookTwice(stores);
        console.log(`log ${logId}, at position ${head}\n`);
        console.log(table(HEAD, views.map(row)));
        for (const view of views) for (const line of remarks(view)) console.log(line);
        for (const line of await presentRunning(stores.readStore)) console.log(line);
        if (views.some(({ parked }) => parked.length > 0)) process.exitCode = REFUSED;
      }),
    );
};

/** The second sample is taken only where a view is behind. */
const lookTwice = async (stores: Stores) => {
  const paces = new Paces();
  const first = await readStatus(stores, paces);
  if (!first.views.some(({ known, behind = 0 }) => known && behind > 0)) return first;
  await delay(APART_MS);
  return readStatus(stores, paces);
};

const HEAD = ['view', 'position', 'behind', 'per second', 'time left', 'worker', 'parked'] as const;

const row = (view: StatusOfView): readonly string[] => [
  view.known ? viewId(view) : `${viewId(view)} (from another release)`,
  view.position === undefined ? 'not built' : String(view.position),
  // This release has no worker for a view of another one.
  view.behind === undefined || !view.known ? '-' : String(view.behind),
  view.rate === undefined ? '-' : String(Math.round(view.rate)),
  view.secondsLeft === undefined ? '-' : `${Math.ceil(view.secondsLeft)} s`,
  view.holder ?? 'none',
  view.parked.length === 0 ? '-' : `${view.parked.length} events`,
];

const remarks = (view: StatusOfView): readonly string[] => {
  const { name, parked, trouble, aside } = view;
  return [
    ...parked.map(({ key, position, error }) => `\n${viewId(view)} parked ${key} at ${position}: ${error}`),
    ...(trouble ? [`\n${viewId(view)} last error at ${trouble.at}: ${trouble.message}`] : []),
    ...(aside?.kind === 'built'
      ? [`\n${viewId(view)} has a rebuilt copy at ${aside.position}: \`switch ${name}\``]
      : []),
    ...(aside?.kind === 'before' ? [`\n${viewId(view)} has the previous copy: \`roll-back ${name}\``] : []),
  ];
};
