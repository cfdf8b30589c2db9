import { byPhase, cityOf, countdown, momentText, phaseOf } from './event-time.ts';

const at = Date.parse('2026-10-24T12:00:00.000Z');
const event = (name: string, startsAt: string, endsAt: string) => ({ facts: { name, startsAt, endsAt } });

describe('times of events', () => {
  it('tells what runs, what comes and what is over, each in the order that matters', () => {
    const events = [
      event('ends later', '2026-10-20T00:00:00.000Z', '2026-10-28T00:00:00.000Z'),
      event('ends first', '2026-10-23T00:00:00.000Z', '2026-10-25T00:00:00.000Z'),
      event('over', '2026-10-01T00:00:00.000Z', '2026-10-24T12:00:00.000Z'),
      event('long over', '2026-09-01T00:00:00.000Z', '2026-09-24T12:00:00.000Z'),
      event('next', '2026-10-24T12:00:01.000Z', '2026-10-30T12:00:00.000Z'),
    ];
    const { running, upcoming, past } = byPhase(events, at);
    expect(running.map(({ facts }) => facts.name)).toEqual(['ends first', 'ends later']);
    expect(upcoming.map(({ facts }) => facts.name)).toEqual(['next']);
    expect(past.map(({ facts }) => facts.name)).toEqual(['over', 'long over']);
    expect(phaseOf({ startsAt: '2026-10-24T12:00:00.000Z', endsAt: '2026-10-25T00:00:00.000Z' }, at)).toBe('running');
  });

  it('counts down by the largest unit, by hours up to two days', () => {
    const inTime = (ms: number) => countdown(new Date(at + ms).toISOString(), at, 'en');
    expect(inTime(47.5 * 3_600_000)).toBe('in 47 hr.');
    expect(inTime(50 * 3_600_000)).toBe('in 2 days');
    expect(inTime(90_000)).toBe('in 1 min.');
    expect(inTime(-90 * 60_000)).toBe('1 hr. ago');
  });

  it('tells the hour that a clock will show on that day, on both sides of the end of summer time', () => {
    expect(momentText('2026-10-24T21:00:00.000Z', 'en-GB', 'Europe/Berlin')).toMatch(/24 Oct.* 23:00/);
    expect(momentText('2026-10-25T21:00:00.000Z', 'en-GB', 'Europe/Berlin')).toMatch(/25 Oct.* 22:00/);
    expect(cityOf('America/New_York')).toBe('New York');
  });
});
