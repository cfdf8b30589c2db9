import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';

/** The page with what it must know before it asks anything: where the API is, where else its origin is not that. */
export const toldPage = (file: string, addresses: Config['addresses']): string => {
  const told = Object.entries(addresses).map(([name, origin]) => `<meta name="tdr-${name}" content="${origin}" />`);
  return readFileSync(file, 'utf8').replace('<head>', ['<head>', ...told].join('\n    '));
};
