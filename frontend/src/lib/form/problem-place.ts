import type { TFunction } from 'i18next';
import { asProblem, type ProblemError } from '../api/problem-error.ts';

/** The errors, a sentence per field; a nested field has a path: `prizes.0.cars`. */
export type Reasons = Readonly<Record<string, string | undefined>>;

type Places = {
  values: object;
  at: Readonly<Record<string, string>>;
  beside: Partial<Record<ProblemError['code'], string>>;
};

type Fault = { readonly path: string };
const isFault = (fault: unknown): fault is Fault =>
  typeof fault === 'object' && fault !== null && 'path' in fault && typeof fault.path === 'string';

function faultyPaths({ code, facts }: ProblemError): string[] {
  const { faults } = facts;
  return code === 'shape-invalid' && Array.isArray(faults) ? faults.filter(isFault).map(({ path }) => path) : [];
}

/** A refusal, by the fields that it is about; empty where it is about none of them. */
export function reasonsOfProblem(thrown: unknown, { values, at, beside }: Places, t: TFunction<'problems'>): Reasons {
  const problem = asProblem(thrown);
  const said = t(problem.code, problem.facts);
  const place = beside[problem.code];
  if (place !== undefined) return { [place]: said };
  const places = faultyPaths(problem).map((path) => at[path] ?? path);
  return Object.fromEntries(places.filter((path) => (path.split('.')[0] ?? '') in values).map((path) => [path, said]));
}
