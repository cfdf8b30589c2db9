/** A line of CSV, every cell quoted; one that a spreadsheet would run as a formula is made text. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`;
