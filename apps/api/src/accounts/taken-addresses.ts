import type { Accounts } from '#accounts';
import { Refused } from '../http/refused.ts';
import type { Counted, Counters } from './counters.ts';

/**
 * How often in an hour the response may reveal that an email address is taken; a real registration needs it once or
 * twice.
 */
const TOLD_AN_HOUR = 5;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Runs a registration, which may reveal that an email address is taken: few times an hour from one place, which then
 * registers no one, so that lists of addresses cannot be tried. The owner is warned once a day. Refused:
 * `too-many-requests`.
 */
export const warnIfTaken = async (
  counters: Counters,
  accounts: Pick<Accounts, 'warnOfSignUp'>,
  { address, email }: { readonly address: string; readonly email: string },
  signUp: () => Promise<Response>,
): Promise<Response> => {
  const before = await counters.read(told(address));
  if (before.count >= TOLD_AN_HOUR) throw refused(before);
  const answer = await signUp();
  if (!(await isTaken(answer))) return answer;
  const mailed = await counters.count(`taken:mailed:${email}`, DAY_MS);
  if (mailed.count === 1) await accounts.warnOfSignUp(email);
  // Of parallel requests, those after the last allowed one get no answer.
  const now = await counters.count(told(address), HOUR_MS);
  if (now.count > TOLD_AN_HOUR) throw refused(now);
  return answer;
};

const refused = ({ ttlMs }: Counted) =>
  new Refused('too-many-requests', { limit: TOLD_AN_HOUR }, Math.max(1, Math.ceil(ttlMs / 1_000)));

const told = (address: string): string => `taken:told:${address}`;

const isTaken = async (answer: Response): Promise<boolean> =>
  answer.status === 409 && ((await answer.clone().json()) as { readonly code?: string }).code === 'email-taken';
