/** Why a submitted file is not read; each fault of a line names it. */
export const fileFaults = ['file-car-uncertain', 'file-column-missing', 'file-empty', 'file-line-unreadable'] as const;

/** Why an import cannot be changed, or no longer. */
export const importConflicts = [
  'import-row-settled',
  'import-row-open',
  'import-running',
  'import-rolled-back',
] as const;
