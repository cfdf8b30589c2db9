import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Reasons } from './problem-place.ts';

/** As much of a fault of a zod schema as a sentence needs. */
type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
};

/** As much of a zod schema as a form needs: a form names its contract, and zod comes with that form's chunk alone. */
export type Contract<Body> = {
  safeParse: (
    given: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
};

/** What is counted; anything else is a number itself. */
const kinds: Readonly<Record<string, 'Text' | 'List'>> = { string: 'Text', array: 'List', set: 'List' };

/** What a fault of a schema is called; the schema's own words are English and for programmers. */
function sentence({ code, origin = '', minimum, maximum }: Issue, t: TFunction<'screen'>): string {
  if (code === 'too_small' && minimum === 1 && kinds[origin]) return t('wrong.needed');
  if (code === 'too_small') return t(`wrong.min${kinds[origin] ?? 'Number'}`, { bound: minimum });
  if (code === 'too_big') return t(`wrong.max${kinds[origin] ?? 'Number'}`, { bound: maximum });
  return code === 'invalid_format' ? t('wrong.format') : t('wrong.needed');
}

/** Says the faults of what was to be sent, at the fields that they are about; the first of each counts. */
export function useContractWords() {
  // Only a refused form says them, so that no form waits for its words.
  const { t } = useTranslation('screen', { useSuspense: false });
  return (issues: readonly Issue[], at: Readonly<Record<string, string>>): Reasons => {
    const placed = issues.map((issue): [string, string] => {
      const path = issue.path.map(String).join('.');
      return [at[path] ?? path, sentence(issue, t)];
    });
    return Object.fromEntries(placed.toReversed());
  };
}
