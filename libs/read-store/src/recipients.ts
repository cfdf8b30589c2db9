import { isDeepStrictEqual } from 'node:util';
import type { Folding } from './fold-event.ts';
import type { Folded } from './folding-cache.ts';

/** Whether listeners of a document see no difference. */
export const isAlike = ({ shown }: Folding, { before, doc }: Folded): boolean =>
  shown !== undefined && !!before && doc !== null && isDeepStrictEqual(shown(before), shown(doc));

/** Accounts that cannot see the document, or could not before. */
export const untoldTo = (projection: Folding, { before, doc }: Folded): readonly string[] => {
  const of = [before, doc].flatMap((one) => (one ? (projection.untoldTo?.(one) ?? []) : []));
  return [...new Set(of)].sort();
};
