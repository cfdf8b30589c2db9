import { format } from 'node:util';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { beginTexts, i18next } from './lib/i18n/i18n.ts';
import { defaultSettings, takeSettings } from './lib/settings/settings.ts';
import { lazyNamespaces } from './locales/en/lazy-namespaces.ts';

expect.extend(matchers);
beginTexts();
// Texts of a page are there immediately: a test is about the page.
for (const [namespace, texts] of Object.entries(lazyNamespaces)) i18next.addResourceBundle('en', namespace, texts);

// Rendering in slices takes long where each slice waits for a busy processor.
configure({ asyncUtilTimeout: 10_000 });

// jsdom measures nothing: virtual lists assume a window of this size.
const size = { clientWidth: 1400, clientHeight: 900, offsetWidth: 1400, offsetHeight: 900 };
for (const [name, value] of Object.entries(size)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  matchMedia: (query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});
// Files of jsdom give their bytes to a reader alone.
File.prototype.arrayBuffer ??= function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// No file starts with content that a previous one left on the page.
beforeAll(() => document.body.replaceChildren());
beforeEach(() => {
  localStorage.clear();
  takeSettings(defaultSettings);
});
afterEach(cleanup);

// A warning of React is a fault of the page, or of its test; except for jsdom's measurements, and the root that holds
// the styles of dialogs on the page of all files.
const ofThePlace = [/^`NaN` is an invalid value for/, /TimeoutNaNWarning/, /^An update to Mantine inside a test/];
const warned: string[] = [];
const { error } = console;
const warn = (...told: unknown[]) => {
  const line = format(...told);
  if (!ofThePlace.some((one) => one.test(line))) warned.push(line);
};
beforeAll(() => void Object.assign(console, { error: warn }));
afterEach(() => {
  const all = warned.splice(0);
  if (all.length > 0) throw new Error(all.join('\n'));
});
afterAll(() => void Object.assign(console, { error }));
