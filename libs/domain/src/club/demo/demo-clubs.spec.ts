import { by } from '#test/decision-kit';
import { fold } from '#kernel';
import { predictClubDay } from '#racing';
import { type ClubMonth, clubMonth } from '../club-day.state.ts';
import type { ClubDayEvent } from '../club.events.ts';
import { demoClubsSeed } from './demo-clubs.ts';

describe('the club days of the demonstration', () => {
  it('are three weeks, today and tomorrow, each with sets that there are, and the days to come can be guessed', () => {
    const steps = [...demoClubsSeed('2026-11-20T12:34:56.000Z').steps()];
    const outside = { meta: by('job:seed-demo-clubs'), newId: () => '' };
    const told = (state: unknown, of = steps) => of.flatMap(({ decide }) => decide(state as never, outside));
    const sets = new Set(
      told({ status: 'new' }, steps.slice(0, 12)).map(({ data }) => (data as { setId: string }).setId),
    );
    const days = told(clubMonth.initial, steps.slice(12)) as readonly ClubDayEvent[];
    expect([days.length, days.at(0)?.data.day, days.at(-1)?.data.day]).toEqual([23, '2026-10-30', '2026-11-21']);
    for (const { data } of days) {
      const ids = [...data.facts.carSets, ...data.facts.trackSets];
      expect(ids).toEqual([...new Set(ids)].filter((id) => sets.has(id)));
      expect(ids).toHaveLength(6);
    }
    const known = days.map(({ data: { day, facts } }) => ({ day, ...facts }));
    const { carSets, trackSets } = predictClubDay(known, '2026-11-22');
    expect([carSets.length, trackSets.length].every((count) => count >= 3)).toBe(true);
    const again: ClubMonth = fold(clubMonth, days);
    expect(told(again, steps.slice(12))).toEqual([]);
  });
});
