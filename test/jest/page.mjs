// Lays a page of jsdom over Node's own globals, and reads what only a bundler knows: styles, pictures, `import.meta.env`.
import { registerHooks } from 'node:module';
import { JSDOM } from 'jsdom';

/** What Node has more of, or what other modules of Node need as it is. */
const kept = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter(
    (name) =>
      !/^(?:[A-Z].*Event|Event.*|DOMException|Navigator|navigator|Storage|localStorage|sessionStorage|MessageChannel|CloseEvent|CustomEvent)$/.test(
        name,
      ),
  ),
  'MessageChannel',
]);
[
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'CloseEvent',
  'ErrorEvent',
  'DOMException',
  'navigator',
  'Navigator',
  'Storage',
  'StorageEvent',
  'localStorage',
  'sessionStorage',
  'FormData',
  'File',
  'WebSocket',
].forEach((name) => kept.delete(name));

const { window } = new JSDOM('<!DOCTYPE html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
  runScripts: 'dangerously',
});

/** jsdom takes signals of its own alone. */
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

for (const name of [
  ...Object.getOwnPropertyNames(window),
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
]) {
  if (name.startsWith('_') || kept.has(name)) continue;
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
    if (path.endsWith('.css')) return shallow('export default new Proxy({}, { get: (_, name) => name });');
    if (/\.(?:svg|woff2|png|webp)$/.test(path)) return shallow(`export default ${JSON.stringify(path)};`);
    const loaded = next(url, context);
    const text = path.includes('/frontend/src/') ? String(Buffer.from(loaded.source ?? '')) : '';
    if (!text.includes('import.meta.env')) return loaded;
    return { ...loaded, source: `import.meta.env = { DEV: true, PROD: false };${text}` };
  },
});

/** What our modules keep is each file's own: they are made anew for it, with the libraries that keep texts and answers. */
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
