import { maintenanceTimes } from './maintenance-text.ts';

const night = { startsAt: '2026-03-01T21:00:00.000Z', endsAt: '2026-03-01T22:30:00.000Z' };
const at = (moment: string) => Date.parse(moment);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const told = (zone: string, now = '2026-02-27T12:00:00.000Z', of = night) => {
  const { from, to, isNow } = maintenanceTimes(of, at(now), 'en-GB', zone);
  return [plain(from), plain(to), isNow];
};

describe('when maintenance is', () => {
  it('is told on the clock of the reader, with its zone', () => {
    expect(told('Europe/Berlin')).toEqual(['Sun 1 Mar, 22:00', '23:30 CET', false]);
    expect(told('UTC')).toEqual(['Sun 1 Mar, 21:00', '22:30 UTC', false]);
  });

  it('has the day of its end where that is another', () => {
    const long = { ...night, endsAt: '2026-03-02T01:00:00.000Z' };
    expect(told('UTC', undefined, long)).toEqual(['Sun 1 Mar, 21:00', 'Mon 2 Mar, 01:00 UTC', false]);
  });

  it('is told as going on once it has begun', () => {
    expect(told('UTC', night.startsAt)).toEqual(['Sun 1 Mar, 21:00', '22:30 UTC', true]);
  });
});
