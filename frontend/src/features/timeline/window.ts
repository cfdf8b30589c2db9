export const zooms = ['years', 'year', 'month', 'day'] as const;
export type Zoom = (typeof zooms)[number];

/** A time range (milliseconds since 1970, `to` exclusive), with its grid lines; `at` names it in an address. */
export type TimeWindow = {
  readonly zoom: Zoom;
  readonly at: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly leadsTo?: { readonly zoom: Zoom; readonly at: string } }[];
};

/** Years shown together: the current one, one ahead, four back. */
const YEARS = 6;
const YEARS_BACK = 4;
/** Hours between grid lines of a day. */
const HOURS_STEP = 3;

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
const utc = (year: number, month = 0, day = 1, hour = 0): number => Date.UTC(year, month, day, hour);

/** The year, month from 0, and day in an address; today where it has none. */
const readAt = (at: string, now: number): readonly [year: number, month: number, day: number] => {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(at) ?? [];
  const time = year === undefined ? Number.NaN : Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  const date = new Date(Number.isNaN(time) ? now : time);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
};

const span = (length: number) => Array.from({ length }, (_, index) => index);

export function windowOf(zoom: Zoom, at: string, now: number): TimeWindow {
  const [year, month, day] = readAt(at, now);
  if (zoom === 'years') {
    const first = year - YEARS_BACK;
    const ticks = span(YEARS).map((index) => ({
      at: utc(first + index),
      leadsTo: { zoom: 'year' as const, at: pad(first + index, 4) },
    }));
    return { zoom, at: pad(year, 4), from: utc(first), to: utc(first + YEARS), ticks };
  }
  if (zoom === 'year') {
    const ticks = span(12).map((index) => ({
      at: utc(year, index),
      leadsTo: { zoom: 'month' as const, at: `${pad(year, 4)}-${pad(index + 1)}` },
    }));
    return { zoom, at: pad(year, 4), from: utc(year), to: utc(year + 1), ticks };
  }
  const inMonth = `${pad(year, 4)}-${pad(month + 1)}`;
  if (zoom === 'month') {
    const days = span(new Date(utc(year, month + 1, 0)).getUTCDate());
    const ticks = days.map((index) => ({
      at: utc(year, month, index + 1),
      leadsTo: { zoom: 'day' as const, at: `${inMonth}-${pad(index + 1)}` },
    }));
    return { zoom, at: inMonth, from: utc(year, month), to: utc(year, month + 1), ticks };
  }
  const ticks = span(24 / HOURS_STEP).map((index) => ({ at: utc(year, month, day, index * HOURS_STEP) }));
  const [from, to] = [utc(year, month, day), utc(year, month, day + 1)];
  return { zoom, at: `${inMonth}-${pad(day)}`, from, to, ticks };
}

/** The address of the window before or after this one. */
export function adjacentWindow({ zoom, at, from, to }: TimeWindow, step: -1 | 1, now: number): string {
  if (zoom === 'years') return pad(Number(at) + step, 4);
  const inside = step < 0 ? from - 1 : to;
  const [year, month, day] = readAt(new Date(inside).toISOString().slice(0, 10), now);
  return [pad(year, 4), pad(month + 1), pad(day)].slice(0, { year: 1, month: 2, day: 3 }[zoom]).join('-');
}

/** The place of an item in a window: its left edge and its width, each as a share of the window. */
export function placeIn(
  { from, to }: Pick<TimeWindow, 'from' | 'to'>,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null },
): { readonly left: number; readonly width: number } {
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const left = share(Date.parse(startsAt));
  return { left, width: share(Date.parse(endsAt ?? startsAt)) - left };
}

/**
 * Puts overlapping items into separate rows, in the order of their start; `from` and `until` include the label next to
 * an item.
 */
export function rowsOf<Item extends { readonly from: number; readonly until: number }>(
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  const ends: number[] = [];
  for (const item of items.toSorted((one, other) => one.from - other.from)) {
    const found = ends.findIndex((end) => end <= item.from);
    const row = found < 0 ? rows.length : found;
    (rows[row] ??= []).push(item);
    ends[row] = item.until;
  }
  return rows;
}
