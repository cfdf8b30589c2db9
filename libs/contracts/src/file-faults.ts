/** Why a file that somebody brings is not read; each fault of a line names it. */
export const fileFaults = ['file-car-uncertain', 'file-column-missing', 'file-empty', 'file-line-unreadable'] as const;

/** Why an import is not, or no more, to be changed. */
export const importConflicts = [
  'import-row-settled',
  'import-row-open',
  'import-running',
  'import-rolled-back',
] as const;
