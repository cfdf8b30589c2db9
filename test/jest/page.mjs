// Installs a jsdom page over Node's globals, and loads what needs a bundler: styles, pictures, `import.meta.env`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { JSDOM } from 'jsdom';

/** Globals that Node has too, but a page has its own; the rest stays Node's, which is more complete. */
const overlaid = new Set([
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'ErrorEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Navigator',
  'Storage',
  'StorageEvent',
  'WebSocket',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

const { window } = new JSDOM('<!DOCTYPE html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
  runScripts: 'dangerously',
});

/** jsdom accepts only its own signals. */
const signals = new WeakMap();
const ownSignal = (signal) => {
  const known = signals.get(signal);
  if (known) return known;
  const controller = new window.AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  signals.set(signal, controller.signal);
  return controller.signal;
};
const { addEventListener } = window.EventTarget.prototype;
window.EventTarget.prototype.addEventListener = function (type, listener, options) {
  const own = options?.signal instanceof AbortSignal ? { ...options, signal: ownSignal(options.signal) } : options;
  return addEventListener.call(this, type, listener, own);
};

const isClass = (name) => name[0] === name[0].toUpperCase();

const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
  if (name.startsWith('_') || (name in globalThis && !overlaid.has(name))) continue;
  const bound = typeof window[name] === 'function' && !isClass(name) ? window[name].bind(window) : undefined;
  let own;
  let isOwn = false;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (isOwn ? own : (bound ?? window[name])),
    set: (value) => {
      own = value;
      isOwn = true;
      window[name] = value;
    },
  });
}
for (const name of ['window', 'self', 'top', 'parent'])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
Object.defineProperty(window.document, 'defaultView', { configurable: true, get: () => globalThis });

const shallow = (source) => ({ format: 'module', source, shortCircuit: true });

registerHooks({
  load: (url, context, next) => {
    const [path] = url.split('?');
    if (path.endsWith('.json') && context.importAttributes.type === undefined)
      return shallow(`export default ${readFileSync(new URL(path), 'utf8')}`);
    if (path.endsWith('.css')) return shallow('export default new Proxy({}, { get: (_, name) => name });');
    if (/\.(?:svg|woff2|png|webp)$/.test(path)) return shallow(`export default ${JSON.stringify(path)};`);
    const loaded = next(url, context);
    const text = path.includes('/frontend/src/') ? String(Buffer.from(loaded.source ?? '')) : '';
    if (!text.includes('import.meta.env')) return loaded;
    return { ...loaded, source: `import.meta.env = { DEV: true, PROD: false };${text}` };
  },
});

/**
 * Our modules' state is separate for each file: they are loaded again for it, with the libraries that hold texts and
 * responses.
 */
const isOwn = /\/(?:frontend\/src|node_modules\/(?:i18next|react-i18next|swr))\//;
const setup = new URL('../../frontend/src/test-setup.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const file = new URL(context.parentURL ?? 'file:///').search;
    return file && isOwn.test(found.url) && !found.url.includes('?') ? { ...found, url: found.url + file } : found;
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!/\.spec\.tsx?\?/.test(url)) return loaded;
    return { ...loaded, source: `import ${JSON.stringify(setup)};${Buffer.from(loaded.source)}` };
  },
});
