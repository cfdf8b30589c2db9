import type { ActivityKind, RecapActivity } from './recap-activity.ts';

/** Kinds counted for the whole site, with the names of a user's recap. */
export const siteKinds = ['time', 'vote', 'round', 'solution', 'review', 'photo', 'template', 'staff'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** The site's actions in a month, in days of UTC: the sum of all users' recaps, and so without void ones. */
export type SiteMonth = {
  readonly kinds: Partial<Record<SiteKind, number>>;
  /** Actions on each day of the month, the first one first; a day beyond the last is missing. */
  readonly days: number[];
  /** How often each track was measured; times that wait for a decision are left out. */
  readonly tracks: Record<string, number>;
};

const MONTH_LENGTH = '2026-01'.length;
const DAY_AT = '2026-01-'.length;

const siteKindOf = (kind: ActivityKind): SiteKind | undefined => siteKinds.find((one) => one === kind);

export class SiteTallier {
  readonly #months = new Map<string, SiteMonth>();

  add({ kind, at, void: reason, trackCode, waits, fare }: RecapActivity): void {
    const siteKind = siteKindOf(kind);
    if (reason !== null || siteKind === undefined) return;
    const { kinds, days, tracks } = this.#month(at.slice(0, MONTH_LENGTH));
    kinds[siteKind] = (kinds[siteKind] ?? 0) + 1;
    const day = Number(at.slice(DAY_AT, DAY_AT + 2));
    while (days.length < day) days.push(0);
    days[day - 1] = (days[day - 1] ?? 0) + 1;
    const leads = !waits || fare === 'accepted';
    if (kind === 'time' && trackCode !== null && leads) tracks[trackCode] = (tracks[trackCode] ?? 0) + 1;
  }

  get months(): ReadonlyMap<string, SiteMonth> {
    return this.#months;
  }

  #month(name: string): SiteMonth {
    const month = this.#months.get(name) ?? { kinds: {}, days: [], tracks: {} };
    this.#months.set(name, month);
    return month;
  }
}
