import { type Criteria, type DroppedCriterion, parseCriteria } from '#racing';

/** The filter in a text; `nothing`: it is no filter at all. */
export type ReadFilterText = { criteria: Criteria; dropped: readonly DroppedCriterion[]; nothing: boolean };

/** The criteria in a copied text or in the address of a list of cars. */
export function readFilterText(text: string): ReadFilterText {
  const { criteria, dropped } = parseCriteria(inAddress(text.trim()));
  return { criteria, dropped, nothing: criteria.length === 0 };
}

function inAddress(text: string): string {
  const at = text.indexOf('?');
  if (at < 0) return text;
  const query = new URLSearchParams(text.slice(at));
  return query.get('filter') ?? query.get('criteria') ?? text;
}
