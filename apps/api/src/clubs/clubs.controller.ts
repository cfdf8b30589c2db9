import { Controller } from '@nestjs/common';
import { type ClubCalendar, clubs as calls, type ReadRequestOf } from '#contracts';
import { type ClubDayDoc, clubDays } from '#projections/club-days/club-days.projection';
import { allClubSets, CLUB_DAYS_MAX, clubDaysIn } from '#projections/club-days/club-days.query';
import { type ClubSetDoc, clubSets } from '#projections/club-sets/club-sets.projection';
import { clubHitRate, type ClubPrediction, type KnownClubDay, predictClubDay } from '#racing';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { plainDay, clubSetDto } from './club-dto.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days ahead that are predicted. */
const DAYS_AHEAD = 4;
/** The game was different further back. */
const DAYS_LEARNT_FROM = CLUB_DAYS_MAX - DAYS_AHEAD - 1;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

@Controller()
export class ClubsController {
  constructor(
    @InjectView(clubDays) private readonly days: View<ClubDayDoc>,
    @InjectView(clubSets) private readonly sets: View<ClubSetDoc>,
  ) {}

  @Endpoint(calls.calendar)
  async calendar(
    @Parsed() { query: { from, to } }: ReadRequestOf<typeof calls.calendar>,
  ): Promise<Positioned<ClubCalendar>> {
    const position = Math.min(await this.days.position(), await this.sets.position());
    const today = isoNow().slice(0, '2026-11-23'.length);
    const learnt = await clubDaysIn(this.days, dayAfter(today, -DAYS_LEARNT_FROM), dayAfter(today, DAYS_AHEAD));
    const known = learnt.filter(({ carSets, trackSets }) => carSets.length + trackSets.length > 0);
    const days = await clubDaysIn(this.days, from, to);
    const body: ClubCalendar = {
      today,
      days: days.map((doc) => ({ day: doc.day, ...plainDay(doc) })),
      sets: (await allClubSets(this.sets)).map(clubSetDto),
      predicted: comingDays(known, today).map(({ day, carSets, trackSets }) => ({
        day,
        carSets: [...carSets],
        trackSets: [...trackSets],
      })),
      basis: { days: known.length, since: known[0]?.day ?? null, hitRate: clubHitRate(known) },
    };
    return { position, body };
  }
}

const comingDays = (known: readonly KnownClubDay[], today: string): readonly ClubPrediction[] => {
  const told = new Set(known.map(({ day }) => day));
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, n) => dayAfter(today, n))
    .filter((day) => !told.has(day))
    .map((day) => predictClubDay(known, day))
    .filter(({ carSets, trackSets }) => carSets.length + trackSets.length > 0);
};
