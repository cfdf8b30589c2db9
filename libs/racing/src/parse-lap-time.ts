import type { LapTime } from './lap-time.ts';
import { isWithinRange } from './lap-time-range.ts';
import { isTestBowl } from './track-code.ts';
import { metresPerSecond } from './units.ts';

const HYPHEN = /[-\u2010-\u2015\u2212]/;
const DNF_WORDS = ['DNF', '0', '99:99:99'];

/**
 * Parses a time as players type it; on a test bowl, whole miles per hour. It accepts:
 *
 * - `DNF` in any case, `0`, `99:99:99`: did not finish;
 * - `24.50`, `1:24.50`, and `.`, `,`, `:` for one another, because a phone's keypad has only one of them. Read from the
 * right: hundredths (one digit is tenths), seconds, minutes; so `24.5` is 24.50 and `24.50.1` is 24 min 50.10 s;
 * - digits only: `245` is 2.45, `2450` is 24.50, `12450` and `012450` are 1:24.50.
 *
 * Spaces around do not matter, full-width characters are normalised. A fourth part is a fault, not dropped.
 * `value.seconds` has two decimals.
 */
export const parseLapTime = (text: string, trackCode: string) => {
  const typed = text.normalize('NFKC').trim().replaceAll(/[.,]/g, ':');
  if (typed === '') return fault('lap-time-empty');
  if (DNF_WORDS.includes(typed.toUpperCase())) return known({ kind: 'dnf' });
  if (/[^0-9:]/.test(typed)) return fault(HYPHEN.test(typed) ? 'lap-time-hyphen' : 'lap-time-unreadable');
  const read = isTestBowl(trackCode) ? readSpeed(typed) : readTime(typed);
  return read.ok && !isWithinRange(read.value) ? fault('lap-time-out-of-range') : read;
};

/** The time or a fault: one of the problem codes of the contracts, which list each. */
export type ParsedLapTime = ReturnType<typeof parseLapTime>;
export type LapTimeFault = Extract<ParsedLapTime, { readonly ok: false }>['code'];

const readSpeed = (typed: string) =>
  typed.includes(':')
    ? fault('lap-time-not-whole')
    : known({ kind: 'speed', metresPerSecond: metresPerSecond(Number(typed)) });

const readTime = (typed: string) => {
  const parts = typed.includes(':') ? typed.split(':') : splitDigits(typed);
  if (!parts) return fault('lap-time-length');
  if (parts.length > 3 || parts.includes('')) return fault('lap-time-parts');
  const [hundredths = '', seconds = '', minutes = ''] = parts.reverse();
  if (hundredths.length > 2) return fault('lap-time-hundredths');
  if (Number(seconds) > 59) return fault('lap-time-seconds');
  if (Number(minutes) > 59) return fault('lap-time-minutes');
  const total = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(hundredths.padEnd(2, '0'));
  return known({ kind: 'time', seconds: total / 100 });
};

/** Three to six digits as [minutes,] seconds, hundredths. */
const splitDigits = (digits: string): string[] | undefined =>
  /^(\d{0,2}?)(\d{1,2})(\d{2})$/
    .exec(digits)
    ?.slice(1)
    .filter((part) => part !== '');

const fault = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
const known = (value: Exclude<LapTime, { kind: 'none' }>) => ({ ok: true, value }) as const;
