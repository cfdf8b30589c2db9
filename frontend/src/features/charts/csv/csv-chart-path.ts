/** Not in the list of all pages, which comes with the first load. */
export const CSV_CHART_PATH = '/MainCsvChart';
