/** A time in the form of a browser's two inputs: `2027-04-01` and `18:30`, in a time zone. */
type Parts = { date: string; time: string };

/** The user's time zone by its name: `Europe/Prague`. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The Swedish locale formats a time as the inputs do. */
const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

export function partsOf(moment: string | null, zone = browserZone()): Parts {
  if (moment === null) return { date: '', time: '' };
  const [date = '', time = ''] = clockOf(zone).format(new Date(moment)).split(' ');
  return { date, time };
}

/**
 * ISO 8601 in UTC; null while a part is missing. Of an hour that clocks show twice it is the first, of one skipped the
 * next.
 */
export function momentOf({ date, time }: Parts, zone = browserZone()): string | null {
  const shown = Date.parse(`${date}T${time}Z`);
  if (date === '' || time === '' || Number.isNaN(shown)) return null;
  const aheadAt = (at: number): number => {
    const parts = partsOf(new Date(at).toISOString(), zone);
    return Date.parse(`${parts.date}T${parts.time}Z`) - at;
  };
  // Zones have different offsets before and after a change of summer time, and only one of both may fit.
  const [before, after] = [aheadAt(shown - DAY_MS), aheadAt(shown + DAY_MS)];
  const isThen = (ahead: number) => aheadAt(shown - ahead) === ahead;
  return new Date(shown - (isThen(before) || !isThen(after) ? before : after)).toISOString();
}

const DAY_MS = 86_400_000;
