import type { Command } from 'commander';
import { projections } from '#projections';
import { type AnyProjection, type Verified, verifyView } from '#read-store';
import { REFUSED } from '../exit-codes.ts';
import { progressBar } from '../progress-bar.ts';
import { type Stores, withStores } from '../stores.ts';
import { findProjection } from './find-projection.ts';

/** `ops verify [VIEW]`. */
export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description('replay the log into a scratch view and compare it with the live one')
    .argument('[view]', 'name of the view; all of them when left out')
    .action((name?: string) =>
      withStores(async (stores) => {
        for (const projection of name === undefined ? projections : [findProjection(name)]) {
          if (!(await verified(stores, projection))) process.exitCode = REFUSED;
        }
      }),
    );
};

const verified = async (stores: Stores, projection: AnyProjection): Promise<boolean> => {
  const bar = progressBar(`Verifying ${projection.name}`, await stores.eventStore.head());
  const found = await verifyView({ ...stores, projection, onProgress: ({ position }) => bar.to(position) }).finally(
    () => bar.end(),
  );
  console.log(`${projection.name}: ${found ? verdict(found) : 'not built yet'}`);
  return found?.equal ?? true;
};

const verdict = ({ documents, equal, firstDifference, liveHash, parkedDocuments, position }: Verified): string => {
  const parked = parkedDocuments > 0 ? `, ${parkedDocuments} documents parked` : '';
  if (equal) return `right, ${documents} documents up to position ${position}, hash ${liveHash}${parked}`;
  const { key, live, replayed } = firstDifference ?? {};
  return [
    `WRONG up to position ${position}${parked}; first difference at ${key}`,
    `  the view has  ${JSON.stringify(live?.doc ?? null)}`,
    `  the log says  ${JSON.stringify(replayed?.doc ?? null)}`,
  ].join('\n');
};
