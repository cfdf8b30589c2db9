import { useMemo, useState } from 'react';
import type { Car } from '#contracts';
import { type Alternative, nonEmptyCriteria, type Criteria, emptyFilter, type Filter, matchesFilter } from '#racing';

const fresh: Alternative = { name: '', ...emptyFilter };

export type FilterDraft = ReturnType<typeof useFilterDraft>;

/** Criteria while being edited: always with an alternative to fill, one of which is edited. */
export function useFilterDraft(cars: readonly Car[], criteria: Criteria) {
  const [draft, setDraft] = useState<Criteria>(criteria.length > 0 ? criteria : [fresh]);
  const [place, setPlace] = useState(0);
  const at = Math.min(place, draft.length - 1);
  const current = draft[at] ?? fresh;
  const counted = useMemo(() => countAlternatives(cars, draft), [cars, draft]);
  const edit = (change: Partial<Alternative>) =>
    setDraft(draft.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return {
    alternatives: draft,
    at,
    current,
    ...counted,
    asked: nonEmptyCriteria(draft),
    choose: setPlace,
    setFilter: ({ ranges, choices }: Filter) => edit({ ranges, choices }),
    setName: (name: string) => edit({ name }),
    add: () => {
      setDraft([...draft, fresh]);
      setPlace(draft.length);
    },
    remove: (index: number) => {
      const rest = draft.filter((_, other) => other !== index);
      setDraft(rest.length > 0 ? rest : [fresh]);
      setPlace(Math.max(0, index < at ? at - 1 : at));
    },
    replace: (next: Criteria) => {
      setDraft(next.length > 0 ? next : [fresh]);
      setPlace(0);
    },
  };
}

/** How many cars match each alternative, how many match any, and how many match several. */
export function countAlternatives(cars: readonly Car[], draft: Criteria) {
  const asking = nonEmptyCriteria(draft);
  const tests = draft.map((one) => ({
    passes: matchesFilter(one),
    counts: asking.length === 0 || asking.includes(one),
  }));
  const counts = draft.map(() => 0);
  let total = 0;
  let several = 0;
  for (const car of cars) {
    let ways = 0;
    tests.forEach(({ passes, counts: asks }, index) => {
      if (!passes(car)) return;
      counts[index] = (counts[index] ?? 0) + 1;
      if (asks) ways += 1;
    });
    if (ways > 0) total += 1;
    if (ways > 1) several += 1;
  }
  return { counts, total, several };
}
