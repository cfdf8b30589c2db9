import type { SiteMaintenance } from '#contracts';

export type MaintenanceTimes = { readonly from: string; readonly to: string; readonly isNow: boolean };

/**
 * The times of a maintenance in the user's time zone; the end has the zone, and a day only if it differs from the
 * start's.
 */
export function maintenanceTimes(
  { startsAt, endsAt }: Pick<SiteMaintenance, 'startsAt' | 'endsAt'>,
  now: number,
  language: string,
  timeZone?: string,
): MaintenanceTimes {
  const zone = timeZone === undefined ? {} : { timeZone };
  const clock = { hour: 'numeric', minute: '2-digit', ...zone } as const;
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const text = (moment: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, how).format(Date.parse(moment));
  const isNow = Date.parse(startsAt) <= now;
  const known = isNow ? new Date(now).toISOString() : startsAt;
  const sameDay = text(known, { ...day, ...zone }) === text(endsAt, { ...day, ...zone });
  return {
    from: text(startsAt, { ...day, ...clock }),
    to: text(endsAt, { ...(sameDay ? {} : day), ...clock, timeZoneName: 'short' }),
    isNow,
  };
}
