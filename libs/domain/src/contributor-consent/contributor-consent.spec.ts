import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId } from '#kernel';
import { SetContributorConsent, setContributorConsent } from './set-contributor-consent.ts';
import { type ContributorConsent, contributorConsent } from './contributor-consent.state.ts';
import { contributorConsentPermissions } from './contributor-consent.permissions.ts';

const owner = 'ann' as ActorId;
const choose =
  (named: boolean, who = 'ann') =>
  (state: ContributorConsent) =>
    setContributorConsent(new SetContributorConsent({ owner, named }, by(who)), state);
const chosen = (named: boolean) => ({ type: 'HonoursChosen', data: { owner, named } }) as const;

it('whether somebody is named is theirs to say, once for each change', () => {
  given(contributorConsent).when(choose(true)).then([]);
  given(contributorConsent)
    .when(choose(false))
    .then([chosen(false)]);
  given(contributorConsent, [chosen(false)])
    .when(choose(true))
    .then([chosen(true)]);
  expect(() => choose(false, 'bob')(contributorConsent.initial)).toThrow();
});

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: contributorConsentPermissions,
    decider: contributorConsent,
    commands: {
      'set-contributor-consent': (meta, n, state) => ({
        item: (of: ContributorConsent) => ({ ...of, owner }),
        decide: () => setContributorConsent(new SetContributorConsent({ owner, named: n % 2 === 0 }, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(contributorConsentPermissions));
});
