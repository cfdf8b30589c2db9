import { globSync, readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url).pathname;

/** Where a view drops the oldest entries: only for display, no rule reads it, and the log has the rest. */
const VISIBLE_MAX: Readonly<Record<string, string>> = {
  'projections/car-review-reports/car-review-reports.projection.ts': 'what others reported, as moderators read it',
  'projections/challenge-history/challenge-history.projection.ts': 'steps of a history',
  'projections/club-days/club-days.projection.ts': 'steps of a history',
  'projections/club-sets/club-sets.projection.ts': 'steps of a history',
  'projections/garages/garages.projection.ts': 'the latest imports',
  'projections/import-refusals/import-refusals.projection.ts': 'lines that were refused',
  'projections/incidents/incidents.projection.ts': 'what was told of an incident',
  'projections/member-history/member-history.projection.ts': 'steps of a history',
  'projections/notifications/notifications.projection.ts': 'what somebody was told',
  'projections/planned-event-history/planned-event-history.projection.ts': 'steps of a history',
  'projections/recap-activities/figures/recap-figures.ts': 'the first of what a year was most',
  'projections/round-history/round-history.projection.ts': 'steps of a history',
  'projections/timeline/timeline.projection.ts': 'steps of a history',
  'projections/translations/translations.projection.ts': 'suggestions and comments under a text, and its history',
};

/** `slice(-KEPT)`, `slice(0, KEPT)`, `slice(1 - KEPT)` and the like. A day's or month's length cuts a text, not a list. */
const CUT = /\.slice\((?:-\s?|0, |1 - )(?!(?:DAY|MONTH)_LENGTH)[A-Z][\w.]*(?: - 1)?\)/;
const isCut = (text: string): boolean => CUT.test(text);

describe('a view', () => {
  it('forgets nothing but what is only shown', () => {
    const files = globSync('projections/**/*.ts', { cwd: root }).filter((file) => !/\.(spec|query)\.ts$/.test(file));
    const cutting = files.filter((file) => isCut(readFileSync(`${root}${file}`, 'utf8')));
    expect(cutting.toSorted()).toEqual(Object.keys(VISIBLE_MAX).toSorted());
  });

  it('is found to forget, however it is written', () => {
    expect(
      ['[...times, said].slice(-TIMES_KEPT)', 'others.slice(0, TIMES_KEPT - 1)', 'of.slice(1 - MOST)'].map(isCut),
    ).toEqual([true, true, true]);
    expect(['at.slice(0, DAY_LENGTH)', 'key.slice(0, key.indexOf("|"))'].map(isCut)).toEqual([false, false]);
  });
});
