import type { TimeConfidence } from './confidence.ts';
import type { TrustLevel } from './weighed-time.ts';

/** The uses of a current time outside its cell: comparison and ranking, and records or news. */
type Part = 'ranking' | 'record';

/** By the support of a time. `docs/current-time.md` describes the same in words. */
const partsOf: Readonly<Record<TimeConfidence, readonly Part[]>> = {
  accepted: ['ranking', 'record'],
  supported: ['ranking', 'record'],
  trusted: ['ranking', 'record'],
  plain: ['ranking', 'record'],
  unconfirmed: ['ranking'],
  doubted: [],
  disputed: [],
};

/** Whether it is compared and ranked: its value is believed, or was resolved as right. */
export const isRanked = (support: TimeConfidence | undefined): boolean =>
  support === undefined || partsOf[support].includes('ranking');

/** Whether it may hold a record and be news. A new account with a confirmed address may; one without may not. */
export const mayLead = (support: TimeConfidence | undefined, trust: TrustLevel | undefined): boolean =>
  support === undefined || partsOf[support].includes('record') || (support === 'unconfirmed' && trust === 'new');
