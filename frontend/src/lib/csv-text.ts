/** Rows as CSV (RFC 4180), with a mark of its encoding, without which spreadsheets read accents wrongly. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;

/** Spreadsheets take what begins like a formula for one: an apostrophe before it makes it a text. */
const field = (text: string): string => {
  const harmless = /^[=+@\t]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
