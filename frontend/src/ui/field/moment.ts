/** A moment as two inputs of a browser have it: `2027-04-01` and `18:30`, on the reader's clock. */
type Parts = { date: string; time: string };

const two = (number: number): string => String(number).padStart(2, '0');

export function partsOf(moment: string | null): Parts {
  if (moment === null) return { date: '', time: '' };
  const at = new Date(moment);
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** ISO 8601 in UTC; null while a part lacks. */
export function momentOf({ date, time }: Parts): string | null {
  const at = new Date(`${date}T${time}`);
  return date === '' || time === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The zone of the reader's clock, by its name: `Europe/Prague`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
