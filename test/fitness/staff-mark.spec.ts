import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;

/** Shows a user's name: with a text for deleted users, or from the actor of something. */
const SHOWS = /formerPlayer'|t\('(?:\w+:)?(?:former|gone)'|\b(?:by|about|person|lock\.by|decided\.by)\??\.name\b/;
const MARKS = /PersonLink|StaffMark/;

/** Files with a name as plain text, and why it has no mark. */
const PLAIN: Readonly<Record<string, string>> = {
  'features/campaign-editing/place-history.tsx': 'staff alone act here',
  'features/car-editing/car-history.tsx': 'staff alone act here',
  'features/car-editing/pending-car-list.tsx': 'staff alone act here',
  'features/car-editing/pending-history.tsx': 'staff alone act here',
  'features/planned-events/steps.tsx': 'staff alone act here',
  'routes/challenges/history-dialog.tsx': 'staff alone act here',
  'features/car-reviews/reported-review-actions.tsx': 'a question to staff, whose list marks the name',
  'routes/challenges/round/watch-round.tsx': 'the bar above marks the name',
  'routes/history/history-log.page.tsx': 'a filter of actors; its entries mark them',
  'routes/gallery/changed-car-row.tsx': 'a car that is gone',
  'routes/recap/recap.page.tsx': 'a link that is gone',
  'ui/dialog/use-gone-notice.tsx': 'a question that is gone',
};

const shown = globSync('frontend/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.endsWith('.spec.tsx') && !file.includes('/test/'))
  .filter((file) => SHOWS.test(readFileSync(root + file, 'utf8')))
  .map((file) => file.replace('frontend/src/', ''));

describe('a name of the team', () => {
  it('is marked wherever a name is shown', () => {
    expect(shown.length).toBeGreaterThan(30);
    const unmarked = shown.filter((file) => !MARKS.test(readFileSync(`${root}frontend/src/${file}`, 'utf8')));
    expect(unmarked.toSorted()).toEqual(Object.keys(PLAIN).toSorted());
  });
});
