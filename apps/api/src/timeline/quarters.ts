const DAY_MS = 86_400_000;
/** Shorter windows show each item. */
const COUNTED_FROM_DAYS = 400;
/** Most quarters of a window. */
const QUARTERS_MAX = 60;

/** The quarters of a window too long to show each item; empty for a short one. */
export const quartersOf = ({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): readonly { readonly from: string; readonly to: string }[] => {
  if (Date.parse(to) - Date.parse(from) < COUNTED_FROM_DAYS * DAY_MS) return [];
  const start = new Date(from);
  const first = start.getUTCFullYear() * 4 + Math.floor(start.getUTCMonth() / 3);
  const begins = (quarter: number) => Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3);
  return Array.from({ length: QUARTERS_MAX }, (_, at) => first + at)
    .filter((quarter) => begins(quarter) <= Date.parse(to))
    .map((quarter) => ({
      from: new Date(begins(quarter)).toISOString(),
      to: new Date(begins(quarter + 1) - 1).toISOString(),
    }));
};
