import { Controller } from '@nestjs/common';
import { type ReadRequestOf, recaps as calls, type SiteRecap } from '#contracts';
import type { SiteKind, SiteMonth } from '#projections/recap-activities/site-figures';
import { ContributorTally } from '../contributors/contributor-tally.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';

const YEAR_LENGTH = '2025'.length;
const MONTHS = 12;
const VISIBLE_TRACKS = 5;

const twoDigits = (of: number): string => String(of).padStart(2, '0');

@Controller()
export class SiteRecapController {
  constructor(private readonly tally: ContributorTally) {}

  @Endpoint(calls.site)
  async site(@Parsed() { params: { period } }: ReadRequestOf<typeof calls.site>): Promise<Positioned<SiteRecap>> {
    const { months: counted, position } = await this.tally.counted();
    const keys =
      period.length > YEAR_LENGTH
        ? [period]
        : Array.from({ length: MONTHS }, (_, at) => `${period}-${twoDigits(at + 1)}`);
    const months = keys.flatMap((month) => {
      const one = counted.get(month);
      return one ? [{ ...one, month }] : [];
    });
    const of = (kind: SiteKind) => months.reduce((sum, { kinds }) => sum + (kinds[kind] ?? 0), 0);
    const body = {
      period,
      times: of('time'),
      votes: of('vote'),
      rounds: of('round'),
      solutions: of('solution'),
      reviews: of('review'),
      photos: of('photo'),
      templates: of('template'),
      decisions: of('staff'),
      days: months.flatMap(({ month, days }) =>
        days.flatMap((facts, at) => (facts > 0 ? [{ day: `${month}-${twoDigits(at + 1)}`, facts }] : [])),
      ),
      topTracks: topTracks(months),
    };
    return { position, body };
  }
}

const topTracks = (months: readonly SiteMonth[]): SiteRecap['topTracks'] => {
  const counts = new Map<string, number>();
  for (const { tracks } of months)
    for (const [trackCode, times] of Object.entries(tracks))
      counts.set(trackCode, (counts.get(trackCode) ?? 0) + times);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, VISIBLE_TRACKS)
    .map(([trackCode, times]) => ({ trackCode, times }));
};
