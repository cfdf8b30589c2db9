import { daysIn, firstDayOf, monthOf, weeksOf } from './month-weeks.ts';

const november = firstDayOf('2026-11') as Date;

describe('weeks of a month', () => {
  it('begin on Monday, and hold the whole month', () => {
    const weeks = weeksOf(november);
    expect(weeks.every((week) => week[0]?.getDay() === 1 && week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => monthOf(day) === '2026-11')).toHaveLength(30);
    expect([weeks[0]?.[0]?.getDate(), weeks.at(-1)?.[6]?.getDate()]).toEqual([26, 6]);
    expect(firstDayOf('2026-13')).toBeUndefined();
  });

  it('have every day once, also where the clock changes', () => {
    const october = weeksOf(firstDayOf('2026-10') as Date).flat();
    expect(new Set(october.map((day) => day.toDateString())).size).toBe(october.length);
    expect(october.every((day) => day.getHours() === 0)).toBe(true);
  });

  it('tell from which day to which something is open', () => {
    const week = weeksOf(november)[3] as Date[];
    const noon = (day: number) => new Date(2026, 10, day, 12).toISOString();
    expect(daysIn(week, { startsAt: noon(17), endsAt: noon(19) })).toEqual({ from: 2, to: 4 });
    expect(daysIn(week, { startsAt: noon(1), endsAt: noon(30) })).toEqual({ from: 1, to: 7 });
    const midnight = new Date(2026, 10, 16).toISOString();
    expect(daysIn(week, { startsAt: noon(1), endsAt: midnight })).toBeUndefined();
  });
});
