import type { OperationReason } from '#domain';
import { type ViewWork, workOnViews } from '#operations';
import { REFUSED } from '../exit-codes.ts';
import { operateWithBar } from '../operate-with-bar.ts';
import { withDumpFiles, withStores } from '../stores.ts';
import { checkView } from './find-projection.ts';
import { presentResult } from './result.presenter.ts';

export const runViewWork = async (
  work: ViewWork,
  reason: OperationReason,
  label: (view: string) => string,
): Promise<void> => {
  const { act, target, keep } = work;
  checkView(target);
  await withStores(async (stores) => {
    const done = await operateWithBar(stores, { act, target, reason }, label, (watching, bar) =>
      withDumpFiles((dumpFiles) =>
        workOnViews({ ...stores, ...dumpFiles }, work, watching, (result) => {
          bar.end();
          for (const line of presentResult(result, keep)) console.log(line);
        }),
      ),
    );
    if (done?.outcome === 'wrong') process.exitCode = REFUSED;
  });
};
