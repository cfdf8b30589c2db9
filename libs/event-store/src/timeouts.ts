import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a server of the log may be silent before no request waits for it any longer. */
export const ANSWER_MS = 4_000;
/** How long a request may wait for the log: 503 comes before ten seconds are over, also where a processor is short. */
export const REQUEST_MS = 9_000;

/** How long a caller continues to ask. `ends` is a moment of `performance.now()`, and stays once there was trouble. */
export type Budget = { ends: number; troubled: boolean };

type Shared = Budget & { readonly milliseconds: number; over: boolean };

const budgets = new AsyncLocalStorage<Shared>();

/**
 * Runs work whose requests to the log share one budget; within other such work, what is left of that. After `over` each
 * request has its own, because work may continue when the request is answered. Without trouble work may take longer: a
 * late request to the log still has time for its response.
 */
export const withinBudget = <Result>(work: (over: () => void) => Result, milliseconds = REQUEST_MS): Result => {
  const outer = budgetFor(milliseconds);
  const inner = newBudget(milliseconds);
  const budget = outer.ends <= inner.ends && isShared(outer) ? outer : { ...inner, milliseconds, over: false };
  return budgets.run(budget, () => work(() => void (budget.over = true)));
};

/** The current caller's budget, or a new one. */
export const budgetFor = (milliseconds: number): Budget => {
  const budget = budgets.getStore();
  if (!budget || budget.over) return newBudget(milliseconds);
  const time = Math.min(ANSWER_MS, budget.milliseconds);
  if (!budget.troubled) budget.ends = Math.max(budget.ends, performance.now() + time);
  return budget;
};

const isShared = (budget: Budget): budget is Shared => 'over' in budget;

const newBudget = (milliseconds: number): Budget => ({ ends: performance.now() + milliseconds, troubled: false });
