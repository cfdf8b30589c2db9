import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for a site. In a full test run it has the data of a site's first start (the starter catalogue, demo
 * times, their views), made once by `npm test`; else it is empty, and the site's own start fills it.
 */
export const filledFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name));
  const filled = process.env['FILLED_DATA_DIR'];
  if (filled !== undefined) cpSync(filled, folder, { recursive: true });
  return folder;
};
