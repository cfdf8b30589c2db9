import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Reasons } from './problem-place.ts';

/** The part of a zod issue that a message needs. */
type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
};

/** The part of a zod schema that a form needs: a form names its contract, and zod loads only with that form's chunk. */
export type Contract<Body> = {
  safeParse: (
    given: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
};

/** Types with a length; anything else is a number itself. */
const kinds: Readonly<Record<string, 'Text' | 'List'>> = { string: 'Text', array: 'List', set: 'List' };

/** The message for a schema error; the schema's own words are English and for programmers. */
function sentence({ code, origin = '', minimum, maximum }: Issue, t: TFunction<'screen'>): string {
  if (code === 'too_small' && minimum === 1 && kinds[origin]) return t('wrong.needed');
  if (code === 'too_small') return t(`wrong.min${kinds[origin] ?? 'Number'}`, { bound: minimum });
  if (code === 'too_big') return t(`wrong.max${kinds[origin] ?? 'Number'}`, { bound: maximum });
  return code === 'invalid_format' ? t('wrong.format') : t('wrong.needed');
}

/** Shows the schema errors at their fields; the first of each counts. */
export function useContractMessages() {
  // Only a refused form shows them, so that no form waits for its texts.
  const { t } = useTranslation('screen', { useSuspense: false });
  return (issues: readonly Issue[], at: Readonly<Record<string, string>>): Reasons => {
    const placed = issues.map((issue): [string, string] => {
      const path = issue.path.map(String).join('.');
      return [at[path] ?? path, sentence(issue, t)];
    });
    return Object.fromEntries(placed.toReversed());
  };
}
