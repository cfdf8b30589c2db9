/**
 * What can be reported to the team, apart from what has reports of its own; a test compares these with the domain's.
 */
export const reportedKinds = ['person', 'car-photo', 'template', 'translation', 'page'] as const;
export type ReportedKind = (typeof reportedKinds)[number];
export const reportFaults = ['insult', 'private', 'false', 'copied', 'spam', 'question', 'other'] as const;
export type ReportFault = (typeof reportFaults)[number];
export const upheldReasons = ['acted', 'answered'] as const;
export const dismissedReasons = ['nothing-wrong', 'not-ours'] as const;
export const REPORT_TEXT_MAX = 1_000;
