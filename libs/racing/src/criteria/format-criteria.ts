import type { Alternative, Criteria, Range } from './criteria.ts';
import { choiceNames, choiceRow, rangeNames, rangeRow } from './groups.ts';
import { isSet } from './matches.ts';

/**
 * The text of criteria for an address: for each alternative `~N<name>`, then an item per group, `~R50_90`, `~Y_1999`
 * for ranges, `~cS,A` for choices. Safe in every part of an address; '' for none.
 */
export const formatCriteria = (criteria: Criteria): string => criteria.map(formatAlternative).join('');

const formatAlternative = ({ name, ranges, choices }: Alternative): string =>
  [
    `~N${escaped(name)}`,
    ...rangeNames.flatMap((group) => {
      const range = ranges[group];
      return range && isSet(range) ? [`~${rangeRow(group).code}${formatRange(range)}`] : [];
    }),
    ...choiceNames.flatMap((group) => {
      const values = choices[group] ?? [];
      return values.length > 0 ? [`~${choiceRow(group).code}${values.map(escaped).join(',')}`] : [];
    }),
  ].join('');

const formatRange = ({ from, to }: Range): string => `${from ?? ''}_${to ?? ''}`;

// encodeURIComponent does not escape the separator, and throws on half a character.
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('~', '%7E');
