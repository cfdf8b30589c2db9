// Caches the pages of one build, so that they open without a network. It serves files only: it never sees responses of
// the API. A new build waits until the user accepts it.

/** Filled in by service-worker.plugin.ts when the site is built. */
declare const SHELL: {
  readonly version: string;
  readonly files: readonly string[];
  /** Cached once they were used. */
  readonly later: readonly string[];
};

type Later = Event & { waitUntil(work: Promise<unknown>): void };
type Fetch = Later & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends Event>(name: string, heard: (event: Kind) => void): void;
};

const worker = globalThis as unknown as Scope;
const shellPrefix = 'tdr-shell-';
const shell = shellPrefix + SHELL.version;
const notPages = /^\/(api|health|socket\.io|swagger)(\/|$)/;

/** A file with its version in its name never changes: those the page has loaded are not requested again. */
const requestFor = (path: string): Request =>
  new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache', priority: 'low' });

/** A file's name without its version, the same in every build. */
const nameOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Files of this build that this device has used in the previous one: its language, the fonts of its script. */
async function usedBefore(): Promise<readonly string[]> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shell);
  const kept = await Promise.all(shells.map(async (name) => (await caches.open(name)).keys()));
  const used = new Set(kept.flat().map(({ url }) => nameOf(new URL(url).pathname)));
  return SHELL.later.filter((path) => used.has(nameOf(path)));
}

/** One file after the other, so that requests of the page need not wait; all of them, or none. */
async function install(): Promise<void> {
  const used = await usedBefore();
  const cache = await caches.open(shell);
  try {
    for (const path of [...SHELL.files, ...used]) await cache.add(requestFor(path));
  } catch (error) {
    await caches.delete(shell);
    throw error;
  }
}

/** Another page may still be of the previous build: its files stay for one more build. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shell);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  return (await (await caches.open(shell)).match('/')) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    await (await caches.open(shell)).put(request, answer.clone());
  }
  return answer;
}

function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || notPages.test(pathname)) return undefined;
  if (request.mode === 'navigate') return page(request);
  return pathname.startsWith('/assets/') || SHELL.files.includes(pathname) ? file(request) : undefined;
}

worker.addEventListener<Later>('install', (event) => event.waitUntil(install()));
worker.addEventListener<Later>('activate', (event) => event.waitUntil(activate()));
worker.addEventListener<Fetch>('fetch', (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener<MessageEvent>('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
