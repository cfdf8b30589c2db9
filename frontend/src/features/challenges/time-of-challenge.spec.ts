import { lasting, timeOf } from './time-of-challenge.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

it('says whether a challenge is yet to begin, goes on, or is over', () => {
  const at = (startsAt: string | null, endsAt: string | null) => timeOf({ startsAt, endsAt }, now);
  expect(at(null, null)).toEqual({ state: 'always' });
  expect(at('2026-03-01T13:00:00Z', null)).toEqual({ state: 'starts', ms: 3_600_000 });
  expect(at('2026-02-01T13:00:00Z', '2026-03-01T12:01:00Z')).toEqual({ state: 'ends', ms: 60_000 });
  expect(at(null, '2026-03-01T12:00:00Z')).toEqual({ state: 'ended' });
});

it('says how long in the two greatest units', () => {
  const texts = [51 * 3600, 24 * 3600, 4 * 3600 + 300, 61, 3].map((seconds) => lasting(seconds * 1000, 'en'));
  expect(texts).toEqual(['2 days 3 hr', '1 day', '4 hr 5 min', '1 min', '1 min']);
});
