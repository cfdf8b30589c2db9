import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './src/lib/i18n/languages.ts';

type Words = { about: { what: string }; broken: { safe: string; reload: string } };

const textsOf = (code: string, namespace: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `src/locales/${code}/${namespace}.json`), 'utf8'));

/** The description of the site, and the error text shown when the app does not load (see before-paint.js). */
const partsOf = (code: string): string => {
  const { about, broken } = textsOf(code, 'shell') as Words;
  const stopped = `<p>${broken.safe}</p><button type="button" data-reload>${broken.reload}</button>`;
  return `<p lang="${code}">${about.what}</p><div role="alert" lang="${code}">${stopped}</div>`;
};

/** For a browser without scripts: nothing can choose the language there, so the text is shown in each. */
const withoutScript = (code: string): string => {
  const { noScript } = textsOf(code, 'page') as { noScript: string };
  return `<p lang="${code}">${noScript}</p>`;
};

/**
 * Writes the description of the site into its page in every language, of which the page shows one: readable before any
 * script has loaded.
 */
export function firstScreen(): Plugin {
  const codes = languages.map(({ code }) => code);
  const rule = (state: string, part: string) =>
    `${codes.map((code) => `html${state}[lang='${code}'] .first>${part}[lang='${code}']`).join(',')}{display:block}`;
  const shown = rule(':not([data-stopped])', 'p') + rule('[data-stopped]', 'div');
  const parts = codes.map(partsOf).join('');
  return {
    name: 'first-screen',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('data-languages="en"', `data-languages="${codes.join(' ')}"`)
          .replace('</style>', `${shown}</style>`)
          .replace(/<p lang="en">[^]*?<\/p>/, parts)
          .replace(/(?<=<noscript>)[^]*?(?=<\/noscript>)/, codes.map(withoutScript).join('')),
    },
  };
}
