import { Refused } from './refused.ts';

type Issue = { readonly message: string; readonly path?: readonly PropertyKey[] };

/** Faults named in one response: enough to correct a form, and it bounds the response. */
const MAX_FAULTS = 10;

export const shapeInvalid = (issues: readonly Issue[]): Refused =>
  new Refused('shape-invalid', {
    faults: issues
      .slice(0, MAX_FAULTS)
      .map(({ message, path = [] }) => ({ path: path.map(String).join('.'), message })),
  });
