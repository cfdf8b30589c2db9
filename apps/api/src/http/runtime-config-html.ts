import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';

/** The page with the addresses it needs before its first request: where the API is, if its origin differs. */
export const runtimeConfigHtml = (file: string, addresses: Config['addresses']): string => {
  const told = Object.entries(addresses).map(([name, origin]) => `<meta name="tdr-${name}" content="${origin}" />`);
  return readFileSync(file, 'utf8').replace('<head>', ['<head>', ...told].join('\n    '));
};
