import { globSync, readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url).pathname;

/** Files that need the time of day: for stored values, and comparisons with stored values. */
const DATES = new Set([
  'apps/api/src/accounts/counters.file.ts',
  'apps/api/src/chat-link/chat-linking.ts',
  'apps/api/src/groups/groups.presenter.ts',
  'apps/api/src/privacy/old-mails.ts',
  'apps/api/src/privacy/reauthentication.ts',
  'apps/api/src/privacy/privacy.controller.ts',
  'apps/api/src/settings/settings.controller.ts',
  'apps/api/src/action-limits/daily-action-counts.ts',
  'libs/accounts/src/account-store.mongo.ts',
  'libs/accounts/src/account-store.sqlite.ts',
  'libs/accounts/src/code-lock.ts',
  'libs/accounts/src/email-confirmation.ts',
  'libs/accounts/src/proof.ts',
  'libs/accounts/src/spend-code.ts',
  // In addition to the time of day these have a limit that holds when it is set back.
  'libs/read-store/src/leases.mongo.ts',
  'libs/read-store/src/leases.sqlite.ts',
  'libs/read-store/src/verify-view.ts',
  'libs/read-store/src/view-registry.mongo.ts',
]);

/** A clock that is set back by an hour would delay everything that waits for it by an hour. */
describe('the wall clock', () => {
  it('schedules and limits nothing on a server', () => {
    const files = globSync('{apps,libs,projections}/**/src/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.spec.ts'))
      .filter((file) => readFileSync(root + file, 'utf8').includes('Date.now'));
    expect(new Set(files)).toEqual(DATES);
  });
});
