import { type CurrentTime, currentTimeOf, supportsOfTimes, type WeighedTime } from '#racing';
import type { CellHistoryDoc, CellHistoryTime } from './cell-history.projection.ts';

export type Weighed = WeighedTime & { readonly saidAt: number };

/** The input for `currentTimeOf`: the oldest first, without withdrawn ones. */
export const weighed = (docs: readonly CellHistoryDoc[]): readonly Weighed[] =>
  docs
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => a.saidAt - b.saidAt)
    .map(({ by, doubts, ...time }) => ({ ...time, submittedBy: by, doubted: doubts !== undefined }));

export const cellHistoryOf = (docs: readonly CellHistoryDoc[]): readonly CellHistoryTime[] => {
  const times = weighed(docs);
  const current = currentTimeOf(times);
  const supports = new Map(supportsOfTimes(times).map((support, at) => [times[at]?.lapTimeId, support]));
  return docs
    .toSorted((a, b) => b.saidAt - a.saidAt)
    .map(({ saidAt, withdrawn, ...time }): CellHistoryTime => {
      if (withdrawn) return { ...time, state: 'withdrawn' };
      const support = supports.get(time.lapTimeId) ?? 'hidden';
      if (support === 'hidden') return { ...time, state: 'hidden' };
      return { ...time, state: stateOf(saidAt, current), support };
    });
};

const stateOf = (saidAt: number, current: CurrentTime<Weighed> | undefined): 'stands' | 'beside' | 'replaced' => {
  const standsSince = current?.time.saidAt ?? saidAt;
  if (saidAt === standsSince) return 'stands';
  return saidAt > standsSince ? 'beside' : 'replaced';
};
