import { english } from './en/index.ts';
import { lazyNamespaces } from './en/lazy-namespaces.ts';

const { cars, kit, problems, shell, story, tracks } = english;
const { account, members } = lazyNamespaces;

/** The specification's error catalogue (§8, spelling corrected), and the keys of those texts that a screen has. */
const catalogue: readonly (readonly [text: string, ...ours: string[]])[] = [
  ["You aren't logged in", problems['signed-out']],
  ['TDR is under maintenance', problems.maintenance],
  ['Invalid email', account.reason.email],
  ['Type password', account.reason.password],
  ['{{count}} char at least', account.passwordHelp_one],
  ['{{count}} chars at least', account.passwordHelp_other],
  ['Unable to log out', shell.user.notSignedOut],
  ['Something went wrong', problems.unexpected],
  ['Please, check your email box', account.forgot.look],
  ['Logout successful', shell.user.signedOut],
  ['You logged in', account.signedIn],
  ['Successful delete', account.keys.removed],
  ['Successful save', account.profile.saved, members.saved],
  ['Nothing found', cars.none, cars.noneInClass, lazyNamespaces.screen.list.noFit, tracks.none],
  ['No times found', story.nothing],
  ['Are you sure you want to leave?', kit.leave.title],
];

/** The text alone, or with additional help. */
const isSaid = (text: string, by: string) => by === text || by.startsWith(`${text}.`) || by.startsWith(`${text}: `);

describe('the English texts of the error catalogue', () => {
  it.each(catalogue)('say "%s"', (text, ...ours) => {
    expect(ours.filter((one) => !isSaid(text, one))).toEqual([]);
  });

  it('look for mail in two places', () => expect(account.forgot.look).toMatch(/ Spam box too!$/));

  it('call a moderator as the card of a user does', () => expect(shell.user.mod).toBe('mod'));
});
