import { codedCriteria } from '#racing';
import type { RoundContent } from './round.events.ts';

/** What a round asks for, of the first version, had the names that somebody gave to parts of it. */
const withCodes = (data: object): object => {
  const { content } = data as { readonly content: RoundContent };
  const { criteria } = content;
  return criteria === undefined ? data : { ...data, content: { ...content, criteria: codedCriteria(criteria) } };
};

export const roundUpcasters = {
  RoundDraftSaved: { 1: withCodes },
  RoundSubmitted: { 1: withCodes },
  RoundFilled: { 1: withCodes },
} as const;
