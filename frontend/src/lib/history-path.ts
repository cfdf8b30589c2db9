import type { HistoryKindCode } from '#contracts';

/** All actions on the site. Not in the list of all pages, which comes with the first load. */
export const HISTORY_PATH = '/history';

/** The history of an item; `at`: its state after that entry. */
export const historyPath = (kind: HistoryKindCode, itemId: string, at?: string): string =>
  `${HISTORY_PATH}/${kind}/${encodeURIComponent(itemId)}${at === undefined ? '' : `?at=${at}`}`;
