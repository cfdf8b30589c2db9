/** What can be reported to the team, besides what has reports of its own; `page`: a message about a page. */
export const reportedKinds = ['person', 'car-photo', 'template', 'translation', 'page'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Pages that a message is about, as they are called: an address in full may say whose page it is. */
export const reportedPages = [
  '/',
  '/about',
  '/animated',
  '/cars',
  '/challenges',
  '/charts',
  '/clubs',
  '/community',
  '/compare',
  '/contributors',
  '/data',
  '/events',
  '/gallery',
  '/history',
  '/me',
  '/packs',
  '/recap',
  '/rules',
  '/stuff',
  '/swagger',
  '/terms',
  '/timeline',
  '/translate',
] as const;

/** What is wrong; `question` is none of these. A test compares it with the contracts'. */
export const reportFaults = ['insult', 'private', 'false', 'copied', 'spam', 'question', 'other'] as const;
export type ReportFault = (typeof reportFaults)[number];

/** Why moderators agree with a report, and why not. */
export const upheldReasons = ['acted', 'answered'] as const;
export const dismissedReasons = ['nothing-wrong', 'not-ours'] as const;
/** Why one is closed that is about somebody who is erased; moderators do not choose it. */
export const personGone = 'person-gone';
export type UpheldReason = (typeof upheldReasons)[number];
export type DismissedReason = (typeof dismissedReasons)[number] | typeof personGone;
