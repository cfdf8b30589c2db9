/** What can be reported to the team, besides items with reports of their own; `page`: a message about a page. */
export const reportedKinds = ['person', 'car-photo', 'template', 'translation', 'page'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** The pages of messages, by path: a full URL could reveal whose page it is. */
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

/** `question` is no fault. A test compares it with the contracts'. */
export const reportFaults = ['insult', 'private', 'false', 'copied', 'spam', 'question', 'other'] as const;
export type ReportFault = (typeof reportFaults)[number];

export const upheldReasons = ['acted', 'answered'] as const;
export const dismissedReasons = ['nothing-wrong', 'not-ours'] as const;
/** The reason when the user it is about is erased; moderators do not choose it. */
export const personGone = 'person-gone';
export type UpheldReason = (typeof upheldReasons)[number];
export type DismissedReason = (typeof dismissedReasons)[number] | typeof personGone;
