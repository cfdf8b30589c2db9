import type { View } from '#read-store';
import type { ReviewQueueDoc } from './review-queue.projection.ts';
import { usualWait } from './review-queue.query.ts';

/** Limit of counted decisions, per outcome: beyond that the numbers are those of the latest. */
const MAX_COUNTED = 2_000;
const A_READ = 500;

export type Decided = {
  readonly approved: number;
  readonly declined: number;
  readonly reversed: number;
  readonly wait: ReturnType<typeof usualWait>;
};

export type Figures = {
  readonly all: Decided;
  readonly kinds: ReadonlyMap<string, Decided>;
  /** By user id of the moderator. */
  readonly people: ReadonlyMap<string, Decided>;
};

/** Decisions since then (ISO 8601), by kind and by user, and how many were reversed. */
export const figuresSince = async (
  view: View<ReviewQueueDoc>,
  since: string,
  isCounted: (doc: ReviewQueueDoc) => boolean,
): Promise<Figures> => {
  const inStatus = (status: string) => read(view, { where: { status }, field: 'decidedAt' }, since);
  const [approved, declined, undone] = await Promise.all([
    inStatus('approved'),
    inStatus('declined'),
    read(view, { field: 'undoneAt' }, since),
  ]);
  const of = { decided: [...approved, ...declined].filter(isCounted), undone: undone.filter(isCounted) };
  return {
    all: counted(of),
    kinds: countedBy(of, { decided: ({ kind }) => kind, undone: ({ kind }) => kind }),
    people: countedBy(of, { decided: ({ decided }) => decided?.by, undone: (doc) => doc.undone?.decidedBy }),
  };
};

type Counted = { readonly decided: readonly ReviewQueueDoc[]; readonly undone: readonly ReviewQueueDoc[] };
type KeyOf = (doc: ReviewQueueDoc) => string | undefined;

const counted = ({ decided, undone }: Counted): Decided => ({
  approved: decided.filter(({ status }) => status === 'approved').length,
  declined: decided.filter(({ status }) => status === 'declined').length,
  reversed: undone.length,
  wait: usualWait(decided.flatMap((doc) => doc.decided?.minutes ?? [])),
});

const countedBy = (of: Counted, keyOf: Record<keyof Counted, KeyOf>): ReadonlyMap<string, Decided> => {
  const decided = Map.groupBy(of.decided, keyOf.decided);
  const undone = Map.groupBy(of.undone, keyOf.undone);
  const keys = [...new Set([...decided.keys(), ...undone.keys()])].filter((key) => key !== undefined);
  return new Map(keys.map((key) => [key, counted({ decided: decided.get(key) ?? [], undone: undone.get(key) ?? [] })]));
};

type Asked = { readonly where?: Readonly<Record<string, string>>; readonly field: string };

/** The latest first, by pages. */
const read = async (view: View<ReviewQueueDoc>, { where, field }: Asked, from: string): Promise<ReviewQueueDoc[]> => {
  const docs: ReviewQueueDoc[] = [];
  let after: string | undefined;
  do {
    const page = await view.find({
      ...(where && { where }),
      range: { field, from },
      order: { field, descending: true },
      limit: A_READ,
      ...(after === undefined ? {} : { after }),
    });
    docs.push(...page.items.map(({ doc }) => doc));
    after = page.next;
  } while (after !== undefined && docs.length < MAX_COUNTED);
  return docs;
};
