import type { Support } from './support.ts';
import type { TrustLevel } from './weighed-time.ts';

/** What a current time can take part in besides its cell: what is compared and ranked, and what is said to be a record or news. */
type Part = 'ranking' | 'record';

/** By what a time leans on. `docs/current-time.md` says the same in words. */
const partsOf: Readonly<Record<Support, readonly Part[]>> = {
  accepted: ['ranking', 'record'],
  supported: ['ranking', 'record'],
  trusted: ['ranking', 'record'],
  plain: ['ranking', 'record'],
  unconfirmed: ['ranking'],
  doubted: [],
  disputed: [],
};

/** Whether it is compared and ranked: its figures are believed, or somebody settled that they are right. */
export const isRanked = (support: Support | undefined): boolean =>
  support === undefined || partsOf[support].includes('ranking');

/** Whether it may hold a record and be news. A new account with a confirmed address may; one without leads nobody. */
export const mayLead = (support: Support | undefined, trust: TrustLevel | undefined): boolean =>
  support === undefined || partsOf[support].includes('record') || (support === 'unconfirmed' && trust === 'new');
