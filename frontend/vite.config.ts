import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';
import { brotli } from './brotli.plugin.ts';
import { compileHint } from './compile-hint.plugin.ts';
import { endpointAddresses } from './endpoint-addresses.plugin.ts';
import { firstScreen } from './first-screen.plugin.ts';
import { neededBy } from './needed-by.ts';
import { serviceWorker, WORKER_NAME, workerEntry } from './service-worker.plugin.ts';
import { textsWithPages } from './texts-of-pages.plugin.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';
// The API accepts writes from its own pages only; behind this proxy they are its own.
const toApi = { target: api, headers: { origin: api } };

/** Libraries that every page needs, in files of their own: they change less often than our code. */
const vendors = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal)\// },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
];

/** Calculations that only tools and pages of cars use: they load with them. */
const LATER =
  'acceleration\\/|campaign|car-names\\/|event-hands\\/|car-ranges|cell-figure|club-|completeness|costs\\/|countries|factor-|garage\\/|match-rewards|packs\\/|similar-|translation\\/|tuned-stats\\/|write-csv';

/** The search for cars. */
const FIND = 'search\\/|catalogue-asset\\/|criteria\\/';

/** The prediction of times; the stats of a car in a tune stand on its card. */
const PREDICTIONS = 'prediction\\/(?!tuned-|straight-line)';

/** The search for the best hand. */
const HANDS = 'hands\\/';

/** The names of old tags, for options and filters alone. */
const TAGS = 'old-tags';

/**
 * The rules of racing that every grid needs, and before the others: a group includes the modules that it imports. The
 * search for cars loads with its first use; the index of the library stays out, for it imports all of it.
 */
const rules = [
  { name: 'racing', test: new RegExp(`libs/racing/src/(?!index|${FIND}|${LATER}|${PREDICTIONS}|${HANDS}|${TAGS})`) },
  { name: 'find-cars', test: new RegExp(`libs/racing/src/(${FIND})`) },
  { name: 'more-rules', test: new RegExp(`libs/racing/src/(${LATER})`) },
  { name: 'hands', test: new RegExp(`libs/racing/src/${HANDS}`) },
  { name: 'predictions', test: new RegExp(`libs/racing/src/${PREDICTIONS}`) },
  { name: 'old-tags', test: new RegExp(`libs/racing/src/${TAGS}`) },
];

/**
 * The validation of forms loads with them: zod, and the contracts that define shapes. Contracts with texts and numbers
 * that the first load uses stay out, for they would include zod.
 */
const schemas = {
  name: 'schemas',
  test: /node_modules\/zod\/|libs\/contracts\/src\/(?!(index|endpoint|account-checks|live|problem|written|[\w-]+\.enums)\b)[\w-]+\.ts/,
};

/** A file that a pattern below names. Throws where it has moved: the first page would load more without a word. */
function named(folder: string, name: string): string {
  if (existsSync(join(import.meta.dirname, folder, `${name}.ts`))) return name;
  throw new Error(`${folder}${name}.ts is named in vite.config.ts and does not exist`);
}

/** Addresses of the API that the shell or the grid requests, and the list of all of them. */
const FIRST_ENDPOINTS = ['cars', 'client', 'index', 'lap-times', 'my-settings', 'records', 'session'].map((name) =>
  named('../libs/contracts/src/endpoints/', name),
);

/**
 * Addresses of the API that only other pages request: they load with the first of these. Shared modules are named
 * before them, for a group includes the modules that it imports.
 */
const endpoints = [
  { name: 'contracts', test: /libs\/contracts\/src\/(endpoint|written|live|problem|account-checks)\.ts/ },
  // Lists of codes are chosen from on pages of their own.
  { name: 'enums', test: /libs\/contracts\/src\/[\w-]+\.enums\.ts/ },
  {
    name: 'more-endpoints',
    test: new RegExp(`libs/contracts/src/endpoints/(?!(${FIRST_ENDPOINTS.join('|')})\\.ts)`),
  },
];

/** The loader of the rest: small, so that it is there with the first paint. */
const loader = {
  name: 'loader',
  test: new RegExp(`src/lib/${named('src/lib/', 'scheduling')}\\.ts|vite/preload-helper|rolldown/runtime`),
};

const needed = {
  start: neededBy(join(import.meta.dirname, 'src/start.tsx')),
  home: neededBy(join(import.meta.dirname, 'src/routes/records/main-screen.tsx')),
};

/**
 * The modules that the shell needs before any page, and those of the page of `/`, as one file each. The list of icons
 * stays out, for it imports those of every page.
 */
const pages = (['start', 'home'] as const).map((name) => ({
  name: (id: string, graph: Rolldown.ChunkingContext) => (needed[name](id, graph) ? name : null),
  debugName: name,
  test: /^(?!.*ui\/icons\.ts)/,
}));

/**
 * Modules shared by many parts, in one file: by itself each of these is a few hundred bytes, and a page requested a
 * hundred of them.
 */
const shared = { name: 'shared', test: /frontend\/src\/(?!locales)/, minShareCount: 6 };

/** Texts have their language in the file name: the worker finds those of one language again in the next build. */
const chunkName = ({ facadeModuleId }: Rolldown.PreRenderedChunk): string => {
  const language = /\/locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language === undefined ? '' : `${language}.`}[name]-[hash].js`;
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), endpointAddresses(), firstScreen(), textsWithPages(), compileHint(), serviceWorker(), brotli()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': toApi, '/health': toApi, '/socket.io': { ...toApi, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing as a data URI: symbols of a sprite could not be referenced, and fonts come from our own server only.
    assetsInlineLimit: 0,
    // Charts are the largest chunk by far, of their own pages alone; the first load is limited by its budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // The schemas of the contracts are plain values: where only a type or a number of them is used, zod stays out.
      treeshake: {
        manualPureFunctions: ['z', 'endpoint', 'paging'],
        moduleSideEffects: [{ test: /libs\/(contracts|racing|tables)\//, sideEffects: false }],
      },
      // English is in the program, and among the languages to choose from: intended, and no warning.
      checks: { ineffectiveDynamicImport: false },
      input: { index: join(import.meta.dirname, 'index.html'), [WORKER_NAME]: workerEntry },
      output: {
        entryFileNames: ({ name }) => (name === WORKER_NAME ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: chunkName,
        codeSplitting: { groups: [loader, ...vendors, ...rules, schemas, ...endpoints, ...pages, shared] },
      },
    },
  },
});
