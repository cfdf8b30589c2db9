import { Refused } from './refused.ts';

type Issue = { readonly message: string; readonly path?: readonly PropertyKey[] };

/** Faults named in one answer: enough to mend a form, and it bounds the answer. */
const MOST_FAULTS = 10;

/** Says which fields are wrong, by path. */
export const shapeInvalid = (issues: readonly Issue[]): Refused =>
  new Refused('shape-invalid', {
    faults: issues
      .slice(0, MOST_FAULTS)
      .map(({ message, path = [] }) => ({ path: path.map(String).join('.'), message })),
  });
