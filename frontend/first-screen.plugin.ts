import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './src/lib/i18n/languages.ts';

const what = (code: string): string => {
  const file = join(import.meta.dirname, `src/locales/${code}/shell.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { about: { what: string } }).about.what;
};

/** Writes what the site is into its page, in every language, of which the page shows one: it is read before any script has come. */
export function firstScreen(): Plugin {
  const codes = languages.map(({ code }) => code);
  const shown = codes.map((code) => `html[lang='${code}'] .first [lang='${code}']`).join(',');
  const words = codes.map((code) => `<p lang="${code}">${what(code)}</p>`).join('');
  return {
    name: 'first-screen',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('data-languages="en"', `data-languages="${codes.join(' ')}"`)
          .replace('</style>', `${shown}{display:block}</style>`)
          .replace(/<p lang="en">[^]*?<\/p>/, words),
    },
  };
}
