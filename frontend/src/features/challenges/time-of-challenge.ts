import type { ChallengeAttributes } from '#contracts';

/** Whether a challenge has started; `ms` to its start or end. */
export type ChallengeTime =
  { readonly state: 'starts' | 'ends'; readonly ms: number } | { readonly state: 'ended' | 'always' };

export function timeOf(
  { startsAt, endsAt }: Pick<ChallengeAttributes, 'startsAt' | 'endsAt'>,
  now: number,
): ChallengeTime {
  const start = startsAt === null ? 0 : Date.parse(startsAt);
  if (start > now) return { state: 'starts', ms: start - now };
  if (endsAt === null) return { state: 'always' };
  const ms = Date.parse(endsAt) - now;
  return ms > 0 ? { state: 'ends', ms } : { state: 'ended' };
}

const MINUTE = 60_000;
const units = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** A duration in its two greatest units, "2d 4h"; less than a minute is shown as one. */
export function lasting(ms: number, language: string): string {
  const whole = Math.max(MINUTE, ms);
  const parts = units.map(([unit, size], at) => {
    const bigger = units[at - 1]?.[1];
    return { unit, value: Math.floor((bigger === undefined ? whole : whole % bigger) / size) };
  });
  const first = parts.findIndex(({ value }) => value > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
