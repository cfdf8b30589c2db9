import { codedCriteria } from '#racing';
import type { RoundContent } from './round.events.ts';

/** Criteria of rounds in the first version contained users' names for parts of them. */
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
