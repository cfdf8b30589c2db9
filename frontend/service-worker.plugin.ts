import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files that the build does not make but the first page needs. */
const PUBLIC = ['before-paint.js', 'mark.svg', 'app.webmanifest', 'icons/icon-192.png'];
/** Cached when they are used: fonts of other scripts, other languages. */
const WHEN_USED = /\.woff2$|\/locales\//;
const FIRST_FONTS = /-latin-wght-normal.*\.woff2$/;

/** The worker's entry; its file stands at the top level, so that its scope covers every page. */
export const workerEntry = join(import.meta.dirname, 'src/service-worker/shell.worker.ts');
export const WORKER_NAME = 'service-worker';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isFirst = (output: Output): boolean => {
  const { fileName } = output;
  const from = output.type === 'chunk' ? (output.facadeModuleId ?? fileName) : fileName;
  return FIRST_FONTS.test(fileName) || !WHEN_USED.test(from);
};

const isKept = ({ fileName }: Output): boolean => !fileName.endsWith('.map') && fileName !== `${WORKER_NAME}.js`;

const addressOf = ({ fileName }: Output): string => (fileName === 'index.html' ? '/' : `/${fileName}`);

/** Gives the worker the files of its build and a version hashed from their contents: another build, another worker. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[`${WORKER_NAME}.js`];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        const all = Object.values(bundle).filter(isKept);
        const built = all.filter(isFirst);
        const later = all.filter((output) => !isFirst(output));
        const files = [...built.map(addressOf), ...PUBLIC.map((name) => `/${name}`)].sort();
        const hash = createHash('sha256').update(worker.code);
        for (const output of built) hash.update(output.type === 'chunk' ? output.code : output.source);
        for (const name of PUBLIC) hash.update(readFileSync(join(publicDir, name)));
        for (const { fileName } of later) hash.update(fileName);
        const shell = { version: hash.digest('hex').slice(0, 16), files, later: later.map(addressOf).sort() };
        worker.code = `const SHELL=${JSON.stringify(shell)};${worker.code}`;
      },
    },
  };
}
