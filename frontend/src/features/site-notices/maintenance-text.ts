import type { SiteMaintenance } from '#contracts';

export type MaintenanceTimes = { readonly from: string; readonly to: string; readonly isNow: boolean };

/** When maintenance is, on the reader's clock; its end with the zone, and without a day that is that of its beginning. */
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
