import type { OperationAction } from '#domain';
import type { View } from '#read-store';
import type { OperationDoc } from './operations.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

const newestFirst = { field: 'begunAt', descending: true } as const;

/** Operations, newest first. Throws `CursorUnreadable` for a cursor that is not from this view. */
export const operationsPage = async (view: View<OperationDoc>, { limit, after }: Paged) => {
  const position = await view.position();
  const page = await view.find({ order: newestFirst, limit, ...(after === undefined ? {} : { after }) });
  return { position, items: page.items.map(({ doc }) => doc), ...(page.next === undefined ? {} : { next: page.next }) };
};

/** The last finished one of a kind, whatever its result: "the last backup", "the last drill". */
export const lastDone = async (view: View<OperationDoc>, act: OperationAction): Promise<OperationDoc | undefined> => {
  const of = async (outcome: 'done' | 'wrong') =>
    (await view.find({ where: { act, outcome }, order: newestFirst, limit: 1 })).items[0]?.doc;
  const [done, wrong] = [await of('done'), await of('wrong')];
  return !wrong || (done && done.begunAt > wrong.begunAt) ? done : wrong;
};

export const openOperations = async (view: View<OperationDoc>): Promise<readonly OperationDoc[]> =>
  (await view.find({ where: { endedAt: null }, order: newestFirst, limit: 100 })).items.map(({ doc }) => doc);
