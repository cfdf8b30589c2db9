import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineItem } from '#contracts';
import type { TimeWindow, Zoom } from './window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const tickForms = {
  years: { year: 'numeric' },
  year: { month: 'short' },
  month: { day: 'numeric' },
  day: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<Zoom, Intl.DateTimeFormatOptions>;
const titleForms = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  day: { dateStyle: 'long' },
} as const satisfies Record<Exclude<Zoom, 'years'>, Intl.DateTimeFormatOptions>;

/** Times and names of the timeline in the user's language. The axis is in UTC, items are in the user's time zone. */
export function useTimelineLabels() {
  const { t, i18n } = useTranslation('timeline');
  const { language } = i18n;
  return useMemo(() => {
    const inUtc = formattersInUtc(language);
    const ownTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const ownDay = new Intl.DateTimeFormat(language, { day: 'numeric' });
    const ownMonth = new Intl.DateTimeFormat(language, { month: 'short' });
    const far = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
    const soon = (at: string, now: number) => {
      const left = Date.parse(at) - now;
      if (Math.abs(left) < HOUR_MS) return far.format(Math.round(left / MINUTE_MS), 'minute');
      if (Math.abs(left) < 2 * DAY_MS) return far.format(Math.round(left / HOUR_MS), 'hour');
      return far.format(Math.round(left / DAY_MS), 'day');
    };
    return {
      tick: (zoom: Zoom, at: number) => inUtc(tickForms[zoom], at),
      title: ({ zoom, from, to }: TimeWindow) =>
        zoom === 'years'
          ? `${inUtc(tickForms.years, from)} – ${inUtc(tickForms.years, to - 1)}`
          : inUtc(titleForms[zoom], from),
      month: (at: number) => inUtc(titleForms.month, at),
      day: (at: string) => ownDay.format(Date.parse(at)),
      monthOf: (at: string) => ownMonth.format(Date.parse(at)),
      when: ({ startsAt, endsAt }: Pick<TimelineItem, 'startsAt' | 'endsAt'>) =>
        endsAt === null
          ? ownTime.format(Date.parse(startsAt))
          : ownTime.formatRange(Date.parse(startsAt), Date.parse(endsAt)),
      left: ({ startsAt, endsAt }: Pick<TimelineItem, 'startsAt' | 'endsAt'>, now: number) => {
        if (Date.parse(startsAt) > now) return t('begins', { when: soon(startsAt, now) });
        if (endsAt === null) return soon(startsAt, now);
        return Date.parse(endsAt) > now ? t('ends', { when: soon(endsAt, now) }) : t('ended');
      },
      name: ({ kind, name }: Pick<TimelineItem, 'kind' | 'name'>) =>
        kind === 'game-version' ? t('version', { version: name }) : name,
    };
  }, [t, language]);
}

export type TimelineLabels = ReturnType<typeof useTimelineLabels>;

/** One cached formatter for each format: creating one takes longer than using it. */
const formattersInUtc = (language: string) => {
  const made = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  return (form: Intl.DateTimeFormatOptions, at: number): string => {
    const formatter = made.get(form) ?? new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
    made.set(form, formatter);
    return formatter.format(at);
  };
};
